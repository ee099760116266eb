import { Standing, type Choice, type Import, type NewTable, type OfferChoice, type SeatChange } from '@landsraad/wire';
/** The server said no. */
export declare class Refused extends Error {
    readonly status: number;
    readonly code: string;
    readonly rule: string | null;
    constructor(status: number, code: string, message: string, rule: string | null);
}
/** Nobody answered: the same may be said again. */
export declare class Unreachable extends Error {
}
export declare const apiAddress: (path: string) => string;
export declare const api: {
    readonly me: () => Promise<{
        id: string;
        name: string;
        settings: Record<string, string | number | boolean | null>;
    }>;
    readonly newSession: (name: string) => Promise<{
        me: {
            id: string;
            name: string;
            settings: Record<string, string | number | boolean | null>;
        };
        token: string;
    }>;
    readonly rename: (name: string) => Promise<{
        id: string;
        name: string;
        settings: Record<string, string | number | boolean | null>;
    }>;
    readonly games: () => Promise<{
        games: readonly {
            id: string;
            title: string;
            version: string;
            modes: readonly {
                id: string;
                title: string;
                players: {
                    min: number;
                    max: number;
                };
            }[];
            options: readonly {
                id: string;
                title: string;
                values: readonly (string | number | boolean | null)[];
                default: string | number | boolean | null;
            }[];
        }[];
        bots: readonly string[];
    }>;
    readonly lobby: (query: string) => Promise<{
        tables: readonly {
            id: string;
            game: string;
            title: string;
            mode: string;
            status: "finished" | "live" | "open" | "set-aside";
            owner: string;
            seats: readonly {
                seat: number;
                title: string;
                kind: "bot" | "open" | "person";
                name: string | null;
                bot: string | null;
                mine: boolean;
            }[];
            yourTurn: boolean;
            created: string;
            changed: string;
        }[];
        page: number;
        more: boolean;
    }>;
    readonly table: (id: string) => Promise<{
        id: string;
        game: string;
        title: string;
        version: string;
        mode: string;
        options: Record<string, string | number | boolean | null>;
        players: number;
        status: "finished" | "live" | "open" | "set-aside";
        public: boolean;
        owner: string;
        mine: boolean;
        seats: readonly {
            seat: number;
            title: string;
            kind: "bot" | "open" | "person";
            name: string | null;
            bot: string | null;
            mine: boolean;
        }[];
        waitingFor: readonly {
            seat: number;
            name: string;
        }[];
        proposal: {
            number: number;
            kind: "end" | "undo";
            seat: number;
            missing: readonly number[];
        } | null;
        seq: number;
        result: {
            winners: readonly number[];
            rule: string;
            scores: readonly number[];
        } | null;
        invite: string | null;
        problem: string | null;
        created: string;
        changed: string;
    }>;
    readonly newTable: (table: NewTable) => Promise<{
        id: string;
        invite: string;
    }>;
    readonly import: (what: Import) => Promise<{
        id: string;
        invite: string;
    }>;
    readonly seat: (id: string, seat: number, change: SeatChange) => Promise<{
        id: string;
        game: string;
        title: string;
        version: string;
        mode: string;
        options: Record<string, string | number | boolean | null>;
        players: number;
        status: "finished" | "live" | "open" | "set-aside";
        public: boolean;
        owner: string;
        mine: boolean;
        seats: readonly {
            seat: number;
            title: string;
            kind: "bot" | "open" | "person";
            name: string | null;
            bot: string | null;
            mine: boolean;
        }[];
        waitingFor: readonly {
            seat: number;
            name: string;
        }[];
        proposal: {
            number: number;
            kind: "end" | "undo";
            seat: number;
            missing: readonly number[];
        } | null;
        seq: number;
        result: {
            winners: readonly number[];
            rule: string;
            scores: readonly number[];
        } | null;
        invite: string | null;
        problem: string | null;
        created: string;
        changed: string;
    }>;
    readonly start: (id: string) => Promise<{
        done: true;
    }>;
    readonly choose: (id: string, choice: Choice) => Promise<{
        seq: number;
    }>;
    readonly act: (id: string, offer: OfferChoice) => Promise<{
        seq: number;
    }>;
    readonly undo: (id: string, seat: number, command: string) => Promise<{
        seq: number;
        proposal: number | null;
    }>;
    readonly redo: (id: string, seat: number, command: string) => Promise<{
        seq: number;
        proposal: number | null;
    }>;
    readonly consent: (id: string, proposal: number, accept: boolean) => Promise<{
        done: true;
    }>;
    readonly standing: (id: string, seat: number) => Promise<{
        windows: Record<string, "ask" | "pass">;
        armed: readonly {
            window: string;
            about: string;
            option: string | number;
        }[];
    }>;
    readonly setStanding: (id: string, seat: number, standing: Standing) => Promise<{
        windows: Record<string, "ask" | "pass">;
        armed: readonly {
            window: string;
            about: string;
            option: string | number;
        }[];
    }>;
    readonly why: (id: string, seat: number, option: string) => Promise<{
        rule: string | null;
        sentence: string | null;
    }>;
    readonly events: (id: string, query: string, signal: AbortSignal) => Promise<{
        messages: readonly {
            seq: number;
            events: readonly {
                of: "game" | "table";
                kind: string;
                rule: string;
                nouns: Record<string, string | number | boolean | null>;
            }[];
            status: "finished" | "live" | "open" | "set-aside";
            seats: readonly {
                seat: number;
                title: string;
                kind: "bot" | "open" | "person";
                name: string | null;
                bot: string | null;
                mine: boolean;
            }[];
            proposal: {
                number: number;
                kind: "end" | "undo";
                seat: number;
                missing: readonly number[];
            } | null;
            view: {
                seat: number;
                table: unknown;
                hidden: Record<string, Record<string, {
                    row: readonly (string | null)[];
                } | {
                    known: readonly string[];
                    backs: number | null;
                }>>;
                purses: Record<string, {
                    amounts: readonly (number | null)[];
                    sum: number;
                }>;
                inForce: readonly {
                    card: string;
                    seat: number;
                    until: string;
                }[];
                breadcrumb: readonly string[];
                waitingFor: readonly {
                    seat: number;
                    name: string;
                }[];
                decision: {
                    seat: number;
                    question: number;
                    name: string;
                    rule: string;
                    options: readonly (string | number)[];
                    sealed: boolean;
                    window: {
                        about: string;
                        stake: boolean;
                    } | null;
                } | null;
                sealed: readonly (string | number)[] | null;
                offers: readonly {
                    id: string;
                    name: string;
                    rule: string;
                    noun: string | number | null;
                    form: readonly {
                        name: string;
                        from: readonly (string | number)[];
                    }[] | null;
                }[];
                over: {
                    winners: readonly number[];
                    rule: string;
                    scores: readonly number[];
                } | null;
            } | null;
            decision: {
                seat: number;
                question: number;
                name: string;
                rule: string;
                options: readonly (string | number)[];
                sealed: boolean;
                window: {
                    about: string;
                    stake: boolean;
                } | null;
            } | null;
            offers: readonly {
                id: string;
                name: string;
                rule: string;
                noun: string | number | null;
                form: readonly {
                    name: string;
                    from: readonly (string | number)[];
                }[] | null;
            }[];
            waitingFor: readonly {
                seat: number;
                name: string;
            }[];
            undo: {
                can: boolean;
                redo: boolean;
            };
        }[];
    }>;
};
//# sourceMappingURL=api.d.ts.map