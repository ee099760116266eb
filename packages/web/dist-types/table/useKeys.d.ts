export type Keys = {
    readonly [key: string]: () => void;
};
/** The name of a pressed key: 'u', 'Shift+u', 'Control+z'. */
export declare function keyName(e: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): string;
/** Keys of the table; while one writes in a field they are letters. */
export declare function useKeys(keys: Keys): void;
//# sourceMappingURL=useKeys.d.ts.map