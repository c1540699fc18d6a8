import { OPEN_MENU } from '@/admin/payloadContract'

declare global {
  interface Window {
    early?: {
      /** Ends the noting: what a person changed until now, and to what. */
      changes(): Map<EventTarget, unknown>
      endLinks(): void
    }
  }
}

/**
 * Until Payload has its code. It then changes the address of a list, and Next drops every running navigation: a link
 * pressed at that moment went nowhere, so until then the browser follows links itself. Controls that are changed early
 * are noted, since React does not hear of them. And it notes whether the menu came open, because Payload closes it on
 * windows up to 1440 px.
 */
export const EARLY_SCREEN = `{const links=new AbortController,noting=new AbortController,changed=new Map;
window.early={changes(){noting.abort();return changed},endLinks(){links.abort()}};
addEventListener("click",e=>{if(e.target instanceof Element&&e.target.closest("a[href]"))e.stopPropagation()},{capture:true,signal:links.signal});
for(const type of["input","change"])addEventListener(type,({target:t})=>changed.set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value),{capture:true,signal:noting.signal});
if(document.querySelector("${OPEN_MENU}"))document.documentElement.dataset.navCameOpen=""}`
