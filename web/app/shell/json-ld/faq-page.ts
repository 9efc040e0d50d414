import type { Thing } from '../structured-data.ts'

/** Questions and their answers as search engines read them; nothing where there are none. */
export const faqThings = (questions: readonly { title: string; answer: string }[]): Thing[] =>
  questions.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          mainEntity: questions.map(({ title, answer }) => ({
            '@type': 'Question',
            name: title,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]
