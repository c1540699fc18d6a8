/** A longer word does not fit on one line of the smallest phone. */
const LONGEST = 16
const HYPHENED = /([\p{L}\d]+(?:-[\p{L}\d]+)+)/u

/**
 * Keeps words with a hyphen on one line: in a heading or button, "Trade-" at the end of a line looks like a mistake.
 * Without a span: many parts style the spans inside them as small print.
 */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(HYPHENED).map((part, index) =>
    index % 2 && part.length <= LONGEST ? (
      <bdi key={index} className="unbroken">
        {part}
      </bdi>
    ) : (
      part
    ),
  )
