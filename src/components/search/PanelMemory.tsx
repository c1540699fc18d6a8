/** Where listPlace.ts keeps which groups are open. */
export const PANELS_KEY = 'search_panels'

/** Runs while the page is read, before it is first painted: later, the groups would move under the shopper's eyes. */
const restore = `try{const kept=JSON.parse(localStorage.getItem("${PANELS_KEY}")||"{}");
for(const d of document.querySelectorAll("details[data-group]")){const open=kept[d.dataset.group];if(typeof open==="boolean")d.open=open}}catch{}`

/** Opens and closes the groups above it as they were left on an earlier visit. */
export function PanelMemory({ nonce }: { nonce: string | undefined }) {
  // The browser hides the nonce of a script that stands in a page: it never equals what the server wrote.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: restore }} />
}
