/**
 * The document of a partner's frame. Its script runs in a worker without a network, which a browser ends whatever it does:
 * in a loop it holds up neither the frame nor the page. Only our own code touches the frame's markup. Decision 0151.
 */
import { createHash } from 'node:crypto'
import { escapeHtml } from '@/lib/text'
import { PARTNER_BUDGET, PARTNER_NEWS } from './budget'

const { ms, runMs, scriptBytes, markup } = PARTNER_BUDGET

/** Runs before the partner's script, in its worker. What is left of the way out is `show`. */
const BEFORE = `((car,place)=>{const post=self.postMessage.bind(self),global=self;let left=1
for(const name of ['postMessage','fetch','XMLHttpRequest','WebSocket','WebSocketStream','EventSource','WebTransport','importScripts','Worker','SharedWorker','BroadcastChannel','indexedDB','caches'])for(let at=global;at;at=Object.getPrototypeOf(at))delete at[name]
global.car=car;global.place=place
global.show=(html)=>{const text=String(html);if(left--<1||text.length>${markup})throw new Error('over budget');post(text)}})`

const SCRIPT = `const facts=JSON.parse(decodeURIComponent(location.hash.slice(1)))
const report=(what)=>parent.postMessage(what,location.origin)
let worker,over=false
const end=(news)=>{if(over)return;over=true;worker?.terminate();report(news)}
const fail=()=>end('${PARTNER_NEWS.failed}')
setTimeout(fail,${ms})
const address=new URL(document.body.dataset.script||facts.script)
for(const [name,value] of Object.entries({...facts.car,place:facts.place}))address.searchParams.set(name,value)
async function read(){
if(address.protocol!=='https:')throw 0
const answer=await fetch(address,{credentials:'omit',referrerPolicy:'no-referrer',signal:AbortSignal.timeout(${ms})})
if(!answer.ok)throw 0
const parts=[];let left=${scriptBytes}
for(const reader=answer.body.getReader();;){
const {done,value}=await reader.read()
if(done)return parts
if((left-=value.length)<0){reader.cancel();throw 0}
parts.push(value)}}
read().then((parts)=>{
if(over)return
const before=${JSON.stringify(BEFORE)}+'('+JSON.stringify(facts.car)+','+JSON.stringify(facts.place)+');'
worker=new Worker(URL.createObjectURL(new Blob([before,...parts],{type:'text/javascript'})))
setTimeout(fail,${runMs})
worker.onerror=(event)=>{event.preventDefault();fail()}
worker.onmessage=({data})=>{
if(over)return
if(typeof data!=='string'||data.length>${markup})return fail()
const into=document.createElement('template')
into.innerHTML=data
for(const one of into.content.querySelectorAll('meta,base,link'))one.remove()
document.body.replaceChildren(into.content)
end('${PARTNER_NEWS.shown}')}
},fail)
addEventListener('click',(event)=>{
const link=event.target.closest?.('a[href]')
if(!link)return
event.preventDefault()
if(event.isTrusted&&link.protocol==='https:')report({open:link.href})})`
const HASH = createHash('sha256').update(SCRIPT).digest('base64')

/** `reach`: the only host that the frame may ask, for its script; the worker's own ways out are gone. */
const policy = (reach: string): string =>
  `default-src 'none'; script-src 'sha256-${HASH}'; worker-src blob:; connect-src ${reach}; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-scripts`

interface Frame {
  /** Empty: its address is in the fragment, as on the page where partners try theirs. */
  script: string
  lang: string
}

/** Answers a frame only: opened by itself it would show a partner's words under our own address. */
export function partnerFrame({ headers }: Request, { script, lang }: Frame): Response {
  if (headers.get('sec-fetch-dest') !== 'iframe') return new Response('Not found\n', { status: 404 })
  const body = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Partner</title>
<style>html,body{height:100%;margin:0;overflow:hidden;font:14px/1.4 system-ui,sans-serif}</style>
<body data-script="${escapeHtml(script)}"><script>${SCRIPT}</script>`
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(script ? new URL(script).origin : 'https:'),
      'cache-control': 'no-store',
    },
  })
}
