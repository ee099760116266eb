/** After the first visit everything that is not a server's table works without a network. */
export declare function workOffline(): void;
//# sourceMappingURL=offline.d.ts.map