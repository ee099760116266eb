// The thread that reads all that is kept.

import { checkData, type Checked } from './care.ts';

export default (folder: string): Promise<Checked> => checkData(folder);
