import { SidePage } from '@/app/developers/_components/SidePage'
import { MAX_BODY } from '@/integrator-api/body'
import { platformOrigin } from '@/lib/origins'
import { SAMPLES, type Sample } from './samples.data'

export const dynamic = 'force-dynamic'

const FORMS = [
  [
    'Tables',
    'CSV and text with commas, semicolons, tabs or bars between the values, with or without quotes.',
  ],
  ['XML', 'Any names and any depth. The elements whose parts name most facts of a car are the cars.'],
  ['JSON', 'A list, one car in each line, or an envelope with the cars somewhere inside.'],
  ['Packed', 'gzip, or a zip with one stock file. No Excel workbooks: save them as CSV.'],
  ['Letters', 'UTF-8 and UTF-16 with or without a mark, and what Windows, old Macs and DOS programs write.'],
] as const

const CURL = (origin: string): string =>
  `curl -H "Authorization: Bearer $FORECOURT_KEY" --data-binary @stock.csv \\
  "${origin}/api/v1/dealerships/your-dealership/files?name=stock.csv"`

function SampleSection({ id, title, about, text, cars, notes }: Sample) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      <p>{about}</p>
      <pre tabIndex={0} aria-label={`File: ${title}`}>
        <code>{text}</code>
      </pre>
      <p>What becomes of it:</p>
      <ul>
        {cars.map((car) => (
          <li key={car}>{car}</li>
        ))}
        {notes.map((note) => (
          <li key={note}>
            <em>{note}</em>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function FilesPage() {
  const sections = [
    { id: 'ways', title: 'How to send it' },
    { id: 'forms', title: 'What is read' },
    ...SAMPLES,
  ]
  return (
    <SidePage title="What you can send us" sections={sections}>
      <p className="dev-lead">
        Send the stock file that your yard’s program writes, as it is. Below are ten files as yards send them,
        and what becomes of each.
      </p>
      <section id="ways">
        <h2>How to send it</h2>
        <ul>
          <li>
            In the admin at Stock, Stock feeds, Import a stock file: with a preview, nothing goes live before.
          </li>
          <li>From a link that we fetch every hour or every night: Stock from a link.</li>
          <li>By the API, with a key that may write stock:</li>
        </ul>
        <pre tabIndex={0} aria-label="Example: a file by the API">
          <code>{CURL(platformOrigin())}</code>
        </pre>
        <p>
          Columns are known by their names and values. What is not known is matched once in the admin, and
          saved under the name of the file, without dates and counters in it. A fact for which the file has no
          column stays as it is; an empty cell takes away what the same file said before.
        </p>
      </section>
      <section id="forms">
        <h2>What is read</h2>
        <ul>
          {FORMS.map(([form, words]) => (
            <li key={form}>
              <b>{form}</b>: {words}
            </li>
          ))}
        </ul>
        <p>
          At most {MAX_BODY / 1024 / 1024} MB as it is sent. A file that was cut off is refused as a whole; a
          row or a value that cannot be read fails alone, with its line.
        </p>
      </section>
      {SAMPLES.map((sample) => (
        <SampleSection key={sample.id} {...sample} />
      ))}
    </SidePage>
  )
}
