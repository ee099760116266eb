import type { Seat } from '@landsraad/kernel';
import './curtain.css';
/** People share this screen: nothing of anybody's hand is in the page until the next one sits down. */
export declare function Curtain({ seat }: {
    readonly seat: Seat;
}): import("react").JSX.Element;
//# sourceMappingURL=Curtain.d.ts.map