/** localStorage key of the open groups (listPosition.ts). */
export const PANELS_KEY = 'search_panels'

/** Runs during parsing, before the first paint: later, the groups would visibly move. */
const restore = `try{const kept=JSON.parse(localStorage.getItem("${PANELS_KEY}")||"{}");
for(const d of document.querySelectorAll("details[data-group]")){const open=kept[d.dataset.group];if(typeof open==="boolean")d.open=open}}catch{}`

export function PanelMemory({ nonce }: { nonce: string | undefined }) {
  // Browsers hide the nonce attribute, so hydration would report a mismatch.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: restore }} />
}
