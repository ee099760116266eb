import { type AnchorHTMLAttributes } from 'react';
import { type Page } from './base.ts';
export interface Place {
    readonly page: Page | '' | null;
    readonly query: URLSearchParams;
}
/** Goes to a page. `replace` leaves no step back to this one. */
export declare function go(path: string, how?: {
    readonly replace?: boolean;
}): void;
export declare const usePlace: () => Place;
type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
    readonly to: string;
};
export declare function Link({ to, onClick, children, ...rest }: LinkProps): import("react").JSX.Element;
/** Addresses with something in them, in one place. */
export declare const to: {
    readonly local: (id: string) => string;
    readonly table: (id: string, invite?: string) => string;
    readonly play: (game: string) => string;
    readonly newTable: (game: string) => string;
    readonly rules: (game: string, rule?: string) => string;
};
export {};
//# sourceMappingURL=router.d.ts.map