import './rulebooks.css';
import './settings.css';
import './newtable.css';
/** A table to one's own taste: game, mode, who sits where, options. */
export default function NewTable({ game }: {
    readonly game: string | null;
}): import("react").JSX.Element;
//# sourceMappingURL=NewTable.d.ts.map