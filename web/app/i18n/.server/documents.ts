import { screenWords } from './screen-words.ts'

/** Texts of the four screens of governance documents. */
export const documentsWords = screenWords(
  {
    documents: { title: 'Қолданыстағы құжаттар', pages: 'Құжаттар беттері' },
    questions: { title: 'Құжаттар туралы сұрақтар' },
  },
  {
    documents: { title: 'Действующие документы', pages: 'Страницы документов' },
    questions: { title: 'Вопросы о документах' },
  },
  {
    documents: { title: 'Documents in force', pages: 'Pagination: documents' },
    questions: { title: 'Questions about documents' },
  },
)

/** Texts of the screen of mobility regulations. */
export const provisionsWords = screenWords(
  { title: 'Ережелердің толық мәтіні', pages: 'Ережелер беттері' },
  { title: 'Полные тексты положений', pages: 'Страницы положений' },
  { title: 'The regulations in full', pages: 'Pagination: regulations' },
)

/** Texts of the screen of the academic council. */
export const academicCouncilWords = screenWords(
  {
    members: { title: 'Кеңес мүшелері', lead: 'Кеңеске басшылық, мектеп декандары және сайланған өкілдер кіреді.' },
    documents: { title: 'Кеңес құжаттары', pages: 'Кеңес құжаттарының беттері' },
  },
  {
    members: { title: 'Члены совета', lead: 'В совет входят руководство, деканы школ и избранные представители.' },
    documents: { title: 'Документы совета', pages: 'Страницы документов совета' },
  },
  {
    members: {
      title: 'Members of the council',
      lead: 'University leaders, deans of schools and elected representatives sit on the council.',
    },
    documents: { title: 'Documents of the council', pages: 'Pagination: council documents' },
  },
)
