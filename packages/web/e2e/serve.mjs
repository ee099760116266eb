// `landsraad serve` as it was built, without looking whether it should be built again.

import { main } from '../../cli/dist/main.js';

await main(['serve', ...process.argv.slice(2)]);
