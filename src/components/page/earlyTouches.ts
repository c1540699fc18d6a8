/** What a shopper did before the page's code was there: on a slow phone that takes seconds. */
declare global {
  interface Window {
    /** Controls that were pressed; absent once the code listens itself, or did not come. */
    earlyPresses?: Set<Element>
  }
}

/** Pages of this tab that were left before their code could note them, each with its referrer. */
export const ARRIVALS_KEY = 'arrivals'

/** They do nothing without code, or something else. Boxes and groups change by themselves and are noted too. */
const CONTROLS =
  'button,summary,input[data-compare],a[data-ask],a[data-chat],a[data-film],a[data-more],a[data-search-open],a[aria-haspopup=dialog]:not([href^="#"])'

/** Without code they ask for one more press, because nothing has proved yet that a person sends them. */
const FORMS = 'form[action^="/api/"][method=post]'

/** Nobody waits longer for an answer: what was held back leads where it says. */
const PATIENCE_MS = 6000

/** Runs during parsing. What is held back leads where it says after all when the code does not come. */
export const NOTE_EARLY_TOUCHES = `{const pressed=window.earlyPresses=new Set,done=new AbortController,{signal}=done;
const stop=()=>{if(window.earlyPresses)return false;done.abort();return true};
const giveUp=()=>{if(stop())return;delete window.earlyPresses;done.abort();
[...pressed].filter(one=>one.localName==="a"||one.type==="submit").at(-1)?.click()};
const hold=(event,control)=>{event.preventDefault();pressed.add(control);setTimeout(giveUp,${PATIENCE_MS})};
addEventListener("click",e=>{if(stop()||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
const control=e.target instanceof Element&&e.target.closest(${JSON.stringify(CONTROLS)});if(!control||control.type==="submit")return;
if(control.localName==="a")hold(e,control);else pressed.add(control)},{capture:true,signal});
addEventListener("submit",e=>{if(!stop()&&e.submitter&&e.target.matches(${JSON.stringify(FORMS)}))hold(e,e.submitter)},{capture:true,signal});
addEventListener("error",e=>{if(e.target instanceof HTMLScriptElement)giveUp()},{capture:true,signal})}
try{const kept=JSON.parse(sessionStorage.getItem("${ARRIVALS_KEY}")||"[]");
sessionStorage.setItem("${ARRIVALS_KEY}",JSON.stringify([...kept,[location.href,document.referrer]].slice(-50)))}catch{}`

let pressed: readonly Element[] = []

/** What was pressed so far, which stays to be done. */
export const earlyPresses = (): readonly Element[] => [...(window.earlyPresses ?? pressed)]

/** From now on the page's own code hears each press: one that is noted as well would be done twice. */
export function endEarlyPresses(): void {
  pressed = earlyPresses()
  delete window.earlyPresses
}

const isToDo = (control: Element): control is HTMLElement =>
  control instanceof HTMLElement &&
  control.isConnected &&
  control.localName !== 'summary' &&
  !(control instanceof HTMLInputElement && control.checked === control.defaultChecked)

const repeat = (control: HTMLElement): void => {
  if (control instanceof HTMLInputElement) control.checked = control.defaultChecked
  control.click()
}

/** The page's code takes over. What was pressed before is done after the page's effects: each control's own code listens by then. */
export function takeOverEarlyPresses(signal: AbortSignal): void {
  endEarlyPresses()
  const repeating = setTimeout(repeatEarlyPresses)
  signal.addEventListener('abort', () => clearTimeout(repeating))
}

/** Does what was pressed, once: who pressed again for want of an answer meant it once. */
export function repeatEarlyPresses(): void {
  const before = pressed.filter(isToDo)
  pressed = []
  before.forEach(repeat)
}
