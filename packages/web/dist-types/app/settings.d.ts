export type Theme = 'system' | 'night' | 'day';
export type Motion = 'system' | 'less';
export interface Settings {
    readonly theme: Theme;
    readonly motion: Motion;
    /** Off until asked for. */
    readonly sound: boolean;
    /** The name others see. */
    readonly name: string;
}
/** Settings from whatever is stored; what makes no sense is as if unsaid. */
export declare function readSettings(stored: string | null): Settings;
/** The theme that is shown. */
export declare const themeShown: (s: Settings) => 'night' | 'day';
export declare function applySettings(): void;
export declare function changeSettings(change: Partial<Settings>): void;
export declare const useSettings: () => Settings;
export declare const settingsNow: () => Settings;
//# sourceMappingURL=settings.d.ts.map