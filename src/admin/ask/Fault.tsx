/** What is wrong with a form; screen readers read it when it appears. */
export const Fault = ({ words }: { words: string | null | undefined }) =>
  words ? (
    <p className="fc-fault" role="alert">
      {words}
    </p>
  ) : null
