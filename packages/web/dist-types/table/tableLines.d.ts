import type { Seat } from '@landsraad/kernel';
import type { LogLine } from './source.ts';
/** Null for what needs no line. */
export declare function tableLine(line: LogLine, seatTitle: (seat: Seat) => string): string | null;
//# sourceMappingURL=tableLines.d.ts.map