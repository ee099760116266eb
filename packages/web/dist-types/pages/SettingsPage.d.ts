import './settings.css';
export default function SettingsPage(): import("react").JSX.Element;
//# sourceMappingURL=SettingsPage.d.ts.map