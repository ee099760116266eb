import './rulebooks.css';
/** Every rule of every game, as the table enforces it. */
export default function Rulebooks({ game, rule }: {
    readonly game: string | null;
    readonly rule: string | null;
}): import("react").JSX.Element;
//# sourceMappingURL=Rulebooks.d.ts.map