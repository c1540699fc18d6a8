import { SidePage } from '@/app/developers/_components/SidePage'
import { PARTNER_BUDGET } from '@/lib/partners/budget'
import { TryScript } from './TryScript'

const { ms, runMs, scriptBytes, markup } = PARTNER_BUDGET

const SAMPLE = `show('<p>' + car.make + ' ' + car.model + (car.price ? ': $' + car.price : '') + '</p>' +
  '<a href="https://www.partner.example/cars/' + encodeURIComponent(car.stocknum) + '">More</a>')`

const SECTIONS = [
  { id: 'script', title: 'What a script gets' },
  { id: 'try', title: 'Try yours' },
]

export default function PartnersPage() {
  return (
    <SidePage title="Scripts of partners" sections={SECTIONS}>
      <p className="dev-lead">
        A dealer’s administrator may give a place of the dealer’s pages to your script. It runs in a frame of
        its own, and whatever it does, the page stays as it is.
      </p>
      <section id="script">
        <h2>What a script gets</h2>
        <ul>
          <li>
            It runs in a worker: <code>car</code> has <code>stocknum</code>, <code>make</code>,{' '}
            <code>model</code>, <code>year</code>, <code>car_type</code>, and <code>price</code> with{' '}
            <code>currency</code> where the page shows one; at the end of a list it is empty.{' '}
            <code>place</code> says where it is. The same come as parameters of its address. Nothing of the
            shopper is told.
          </li>
          <li>
            <code>show(html)</code> fills the box and ends the script. Styles work, pictures as{' '}
            <code>data:</code>; scripts, forms and frames in it do not. A link to an <code>https</code>{' '}
            address opens in a new tab when it is pressed.
          </li>
          <li>
            The budget: {scriptBytes / 1000} kB of script that arrives within {ms / 1000} seconds, {runMs} ms
            until it calls <code>show</code>, and {markup / 1000} thousand characters there. It has no network
            and no storage.
          </li>
          <li>
            Its address is <code>https</code> and answers with <code>Access-Control-Allow-Origin: *</code>. A
            script that is away, late, too large or fails leaves the box as it was.
          </li>
        </ul>
        <pre tabIndex={0} aria-label="Example: a script">
          <code>{SAMPLE}</code>
        </pre>
      </section>
      <section id="try">
        <h2>Try yours</h2>
        <TryScript />
      </section>
    </SidePage>
  )
}
