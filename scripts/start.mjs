// npm start: installs what is missing, builds what is stale, and opens the house: the server, or until it exists a
// game in the terminal. Arguments go to the command: `npm start -- play reference`.

import { running } from './install.mjs';
import { landsraad } from './landsraad.mjs';

await running(import.meta, () => landsraad(process.argv.slice(2), { quiet: false }));
