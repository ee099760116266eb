/** A table on a server. */
export default function ServerTablePage({ id, invite }: {
    readonly id: string;
    readonly invite: string | null;
}): import("react").JSX.Element;
//# sourceMappingURL=ServerTablePage.d.ts.map