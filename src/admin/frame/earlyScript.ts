declare global {
  interface Window {
    endEarlyLinks?: () => void
  }
}

/**
 * Runs during parsing. Payload writes the address of a list anew once the list has its code, and Next drops every
 * navigation under way then: a press of a link in that moment went nowhere. Until then the browser follows links itself.
 * Whether the menu came open is noted: Payload closes it on windows up to 1440 px.
 */
export const EARLY_SCREEN = `{const links=new AbortController;window.endEarlyLinks=()=>links.abort();
addEventListener("click",e=>{if(e.target instanceof Element&&e.target.closest("a[href]"))e.stopPropagation()},{capture:true,signal:links.signal});
if(document.querySelector(".template-default--nav-open"))document.documentElement.dataset.navCameOpen=""}`
