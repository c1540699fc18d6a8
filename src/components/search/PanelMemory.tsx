import { StaticHtml } from '@/components/ui/StaticHtml'
import { PANELS_KEY } from './formId'

/** Runs during parsing, before the first paint: later, the groups would visibly move. */
const restore = `try{const kept=JSON.parse(localStorage.getItem("${PANELS_KEY}")||"{}");
for(const d of document.querySelectorAll("details[data-group]")){const open=kept[d.dataset.group];if(typeof open==="boolean")d.open=open}}catch{}`

export const PanelMemory = ({ nonce }: { nonce: string | undefined }) => (
  <StaticHtml tag="script" nonce={nonce} html={restore} />
)
