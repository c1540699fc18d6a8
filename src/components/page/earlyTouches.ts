/** Handles what a shopper did before the page's code was loaded, which takes seconds on a slow phone. */
import { OWN_DEAL } from '@/components/car/own/key'
import { FORM_ID } from '@/components/search/formId'

declare global {
  interface Window {
    /** Controls that were pressed; absent once the code itself listens, or if it did not load. */
    earlyPresses?: Set<Element>
  }
}

/** Pages of this tab that were left before their code could record them, each with its referrer. */
export const ARRIVALS_KEY = 'arrivals'

/** Controls that do nothing, or something else, without code. Boxes and groups change by themselves and are noted too. */
const CONTROLS =
  'button,summary,input[data-compare],a[data-ask],a[data-chat],a[data-film],a[data-more],a[data-search-open],a[aria-haspopup=dialog]:not([href^="#"])'

/** Once a filter was changed, these lead to a list without it: the code adds them to the newest filters. */
const LIST_LINKS = 'a[href^="/search"]'

/** Without code these forms need one more press, because nothing has proved yet that a person sends them. */
const FORMS = 'form[action^="/api/"][method=post]'

/** Longest wait for the code: after it, a held press follows its link. */
const PATIENCE_MS = 6000

/** Runs during parsing. If the code does not load, a held press follows its link after all. What is the shopper's own gets its room at once. */
export const NOTE_EARLY_TOUCHES = `{const pressed=window.earlyPresses=new Set,done=new AbortController,{signal}=done;let filtered=false;
const stop=()=>{if(window.earlyPresses)return false;done.abort();return true};
const giveUp=()=>{if(stop())return;delete window.earlyPresses;done.abort();
[...pressed].filter(one=>one.localName==="a"||one.type==="submit").at(-1)?.click()};
const hold=(event,control)=>{event.preventDefault();pressed.add(control);setTimeout(giveUp,${PATIENCE_MS})};
addEventListener("click",e=>{if(stop()||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
const control=e.target instanceof Element&&(e.target.closest(${JSON.stringify(CONTROLS)})||filtered&&e.target.closest(${JSON.stringify(LIST_LINKS)}));if(!control||control.type==="submit")return;
if(control.localName==="a")hold(e,control);else pressed.add(control)},{capture:true,signal});
addEventListener("input",e=>{filtered||=e.target.form?.id===${JSON.stringify(FORM_ID)}},{capture:true,signal});
addEventListener("submit",e=>{if(!stop()&&e.submitter&&e.target.matches(${JSON.stringify(FORMS)}))hold(e,e.submitter)},{capture:true,signal});
addEventListener("error",e=>{if(e.target instanceof HTMLScriptElement)giveUp()},{capture:true,signal})}
try{const kept=JSON.parse(sessionStorage.getItem("${ARRIVALS_KEY}")||"[]");
sessionStorage.setItem("${ARRIVALS_KEY}",JSON.stringify([...kept,[location.href,document.referrer]].slice(-50)))}catch{}
try{document.documentElement.dataset.ownDeal=JSON.parse(localStorage.${OWN_DEAL}).parts}catch{}`

let pressed: readonly Element[] = []

/** The controls pressed so far; the list stays, so that they can be repeated. */
export const earlyPresses = (): readonly Element[] => [...(window.earlyPresses ?? pressed)]

/** From now on the page's own code handles each press: noting it too would do it twice. */
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

/** The page's code takes over. Early presses are repeated after the page's effects, when each control's own code listens. */
export function takeOverEarlyPresses(signal: AbortSignal): void {
  endEarlyPresses()
  const repeating = setTimeout(repeatEarlyPresses)
  signal.addEventListener('abort', () => clearTimeout(repeating))
}

/** Repeats each early press once: a second press on the same control meant the same. */
export function repeatEarlyPresses(): void {
  const before = pressed.filter(isToDo)
  pressed = []
  before.forEach(repeat)
}
