import '@fontsource/marcellus/latin-400.css';
import '@fontsource-variable/hanken-grotesk/wght.css';
import './look/tokens.css';
import './look/base.css';
import './look/button.css';
import './look/field.css';
//# sourceMappingURL=main.d.ts.map