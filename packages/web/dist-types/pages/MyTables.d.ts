export default function MyTables(): import("react").JSX.Element;
//# sourceMappingURL=MyTables.d.ts.map