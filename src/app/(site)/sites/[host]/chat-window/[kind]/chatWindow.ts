import { createHash } from 'node:crypto'
import { escapeHtml } from '@/lib/escapeHtml'
import { CHAT_NEWS } from '@/features/chat/kinds.rules'

/** A frame does not report that its page did not load, so the script requests the address first. */
const SCRIPT = `const{href,title}=document.body.dataset
const tell=(what)=>parent.postMessage(what,location.origin)
fetch(href,{mode:'no-cors',cache:'no-store',credentials:'omit'}).then(()=>{
const frame=document.createElement('iframe')
frame.src=href
frame.title=title
frame.onload=()=>tell('${CHAT_NEWS.shown}')
document.body.append(frame)
},()=>tell('${CHAT_NEWS.failed}'))`
const HASH = createHash('sha256').update(SCRIPT).digest('base64')

interface Page {
  origin: string
  href: string
}

/** Only this script runs here, and only the provider's host can be reached. */
export const chatPolicy = ({ origin }: Page): string =>
  `default-src 'none'; script-src 'sha256-${HASH}'; style-src 'unsafe-inline'; connect-src ${origin}; frame-src ${origin}; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`

export const chatDocument = ({ href }: Page, title: string, lang: string): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<style>html,body{height:100%;margin:0}iframe{border:0;width:100%;height:100%;display:block}</style>
<body data-href="${escapeHtml(href)}" data-title="${escapeHtml(title)}"><script>${SCRIPT}</script>`
