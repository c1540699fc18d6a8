import { MCP_PATH } from '@/lib/paths'

/** What a dealer's site has for programs without a key. */
export const Agents = () => (
  <section id="agents">
    <h2>Agents and language models</h2>
    <p>Each dealer’s own host answers two addresses that take no key and only read:</p>
    <ul>
      <li>
        <code>POST {MCP_PATH}</code> is a server of the Model Context Protocol (Streamable HTTP, without
        sessions or streams). Its tools are <code>inventory.search</code>, which takes the filters of the
        site’s list, and <code>inventory.get</code>, all that the site says of one car. Each answer says when
        it was read, what a price covers, and the page for a person. A dealer may switch it off; then the
        address is a 404.
        <pre tabIndex={0} aria-label="Example: the tools for agents">
          <code>{`curl "https://www.dealer.example${MCP_PATH}" \\
  -H "Content-Type: application/json" -H "Accept: application/json, text/event-stream" \\
  -d '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}'`}</code>
        </pre>
      </li>
      <li>
        <code>GET /llms.txt</code> says in Markdown what the site has (llmstxt.org): its makes with their
        counts, its places with addresses and phones, its pages, and the address for agents.
      </li>
    </ul>
  </section>
)
