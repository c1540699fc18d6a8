/** A longer word does not fit on one line of the smallest phone. */
const LONGEST = 16
const HYPHENED = /([\p{L}\d]+(?:-[\p{L}\d]+)+)/u

/** "Trade-" at the end of a line looks like a mistake. No span around it: many parts style their spans as small print. */
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
