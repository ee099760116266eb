/** Tables that wait for somebody, and tables one may watch. */
export default function Lobby(): import("react").JSX.Element;
//# sourceMappingURL=Lobby.d.ts.map