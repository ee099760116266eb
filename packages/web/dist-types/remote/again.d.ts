/**
 * Says something until somebody answers. Only for what may be said twice: commands carry an id of our making, so the
 * server does nothing twice.
 */
export declare function untilAnswered<T>(what: () => Promise<T>, given: AbortSignal, silence: () => void): Promise<T>;
/** Waits, but not longer than anybody is interested. */
export declare function pause(ms: number, given: AbortSignal): Promise<void>;
//# sourceMappingURL=again.d.ts.map