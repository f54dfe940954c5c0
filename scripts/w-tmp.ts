import { weighRoutes } from './bench/routes';
const w = weighRoutes('apps/web/dist');
console.log(w.frame, w.signedIn, w.signingIn, w.onboarding);
for (const r of [...w.routes].sort((a,b)=>b.kB-a.kB).slice(0,14)) console.log(r.screen, r.kB.toFixed(2));
