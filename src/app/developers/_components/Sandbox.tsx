export function Sandbox() {
  return (
    <section id="sandbox">
      <h2>A sandbox</h2>
      <p>Try your calls where no shopper sees them. There are two ways:</p>
      <ul>
        <li>
          <b>On your own machine.</b> With the code of Forecourt, <code>npm start</code> runs the whole of it
          with three demo dealers. Mails become files there. This gives you a key, alone on the last line, and
          the examples below fit that dealer as they stand:
          <pre tabIndex={0} aria-label="Example: a key for a demo dealer">
            <code>{`npm run -s forecourt -- keys create --tenant harbour-toyota \\
  --scope stock:read,stock:write,leads:read`}</code>
          </pre>
        </li>
        <li>
          <b>On this platform.</b> Ask whoever runs it for a sandbox: a copy of a dealer that has its pages
          and settings but none of its people, cars or leads, and that search engines are asked to leave out.
          You get its key, which reaches nothing of any other dealer, and its website to see what you pushed.
          The copy has one dealership; <code>GET /dealerships</code> names it.
        </li>
      </ul>
      <p>
        Neither of them calls private addresses, and <code>localhost</code> is one: no setting opens them, so
        that nobody can reach a dealer’s inner network through Forecourt. To get webhooks on your own machine,
        enter the public <code>https</code> address of a tunnel to your receiver. Pictures have to be at
        public addresses too, of any server, at the usual ports of <code>http</code> or <code>https</code>.
        Without a tunnel, <code>GET /leads</code> gives what a webhook would bring.
      </p>
      <p>
        With a live dealer’s key, <code>dry_run=true</code> is the safe way: the full answer, nothing stored.
      </p>
    </section>
  )
}
