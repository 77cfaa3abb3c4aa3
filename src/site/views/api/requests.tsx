import { type Language, languages, type Question, requestsOf } from '#src/ui/client/requests.ts'
import { Code } from '#src/ui/code.tsx'

/** A question in every language; the page shows the one that its reader chose. */
export const Requests = ({ question }: { question: Question }) => {
  const requests = requestsOf(question)
  return (
    <div className="requests">
      {(Object.keys(languages) as Language[]).map((language) => (
        <div key={language} className="request" data-language={language}>
          <Code language="program" name={`${question.tool} in ${languages[language]}`} text={requests[language]} />
        </div>
      ))}
    </div>
  )
}
