/** The script at `/sdk/v1.js`. */
import { createStarwick } from './starwick';

window.Starwick ??= createStarwick(window);
