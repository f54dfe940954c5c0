// Everything that is not a component's: import it once, before any component.
import './layers.css';
import './vars.css';
import './fonts.css';
import './reset.css';
import './base.css';
