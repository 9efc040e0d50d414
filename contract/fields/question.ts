import { choice } from './choice.ts'

/** The topic of the conversation: a root issue, sent as `issue_id`. */
export const question = choice({
  name: 'question',
  wire: 'issue_id',
  label: { kz: 'Сұрақ тақырыбы', ru: 'Тема вопроса', en: 'Topic' },
  source: { kind: 'handbook', list: 'root-issues' },
  missing: { kz: 'Сұрақтың тақырыбын таңдаңыз.', ru: 'Выберите тему вопроса.', en: 'Choose a topic.' },
  good: ['Оқу үлгерімі'],
})
