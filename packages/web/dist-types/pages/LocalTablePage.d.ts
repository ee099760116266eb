/** A table on this device. */
export default function LocalTablePage({ id }: {
    readonly id: string;
}): import("react").JSX.Element;
//# sourceMappingURL=LocalTablePage.d.ts.map