import { APP_SCRIPT, APP_SCRIPT_HINT } from '@/lib/nextContract'

/** A picture that never arrives must not leave the page without its scripts. */
const LONGEST_WAIT_MS = 3000

const whenDrawn = (addresses: readonly string[]): string =>
  `{let asked=false;const ask=()=>{if(asked)return;asked=true;for(const src of ${JSON.stringify(addresses)}){const script=document.createElement("script");script.src=src;script.async=true;document.head.append(script)}};
for(const sign of ["pointerdown","keydown","click"])addEventListener(sign,ask,{once:true,capture:true,passive:true});
addEventListener("load",()=>document.hidden?ask():requestAnimationFrame(()=>setTimeout(ask)));setTimeout(ask,${LONGEST_WAIT_MS})}`

/** A page loads the app's scripts when its pictures are drawn, at the first touch, or after three seconds. */
export function withLateScripts(html: string, nonce: string): string {
  const addresses = [...html.matchAll(APP_SCRIPT)].flatMap(([, src]) => src ?? [])
  const rest = html.replace(APP_SCRIPT, '').replace(APP_SCRIPT_HINT, '')
  const end = rest.lastIndexOf('</body>')
  if (addresses.length === 0 || end < 0) return html
  return `${rest.slice(0, end)}<script nonce="${nonce}">${whenDrawn(addresses)}</script>${rest.slice(end)}`
}
