declare global {
  interface Window {
    endEarlyLinks?: () => void
  }
}

/**
 * Payload changes the address of a list once it has its code, and Next then drops every running navigation: a link
 * pressed at that moment went nowhere, so until then the browser follows links itself. It also notes whether the menu
 * came open, because Payload closes it on windows up to 1440 px.
 */
export const EARLY_SCREEN = `{const links=new AbortController;window.endEarlyLinks=()=>links.abort();
addEventListener("click",e=>{if(e.target instanceof Element&&e.target.closest("a[href]"))e.stopPropagation()},{capture:true,signal:links.signal});
if(document.querySelector(".template-default--nav-open"))document.documentElement.dataset.navCameOpen=""}`
