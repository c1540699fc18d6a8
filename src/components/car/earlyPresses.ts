declare global {
  interface Window {
    /** Clicks on hearts and compare switches that came before the page's code; absent once that listens. */
    earlyPresses?: MouseEvent[]
  }
}

/** Runs during parsing. It stops by itself when the presses are taken. */
export const NOTE_EARLY_PRESSES = `window.earlyPresses=[];addEventListener("click",function note(e){
const kept=window.earlyPresses;if(!kept)return removeEventListener("click",note,true);
e.target instanceof Element&&e.target.closest("[data-favourite],[data-compare]")&&kept.push(e)},true)`

export function takeEarlyPresses(): MouseEvent[] {
  const presses = window.earlyPresses ?? []
  delete window.earlyPresses
  return presses
}
