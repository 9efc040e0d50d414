import { starter } from '../starter-entry.ts'

// 1, 4 and 7 are the tabs of the three education screens; 2, 3 and 5 belong to double-degree programmes.
export const questionCategories = starter('question-category', [
  {
    id: 1,
    attributes: {
      title: { kz: 'Оқуға түсу', ru: 'Поступление', en: 'Admission' },
      lead: {
        kz: 'Құжат тапсыру мерзімі, ҰБТ, басқа оқу орнынан ауысу туралы талапкерлер жиі сұрайтын сауалдар.',
        ru: 'Сроки подачи документов, ЕНТ, перевод из другого вуза: о чём абитуриенты спрашивают чаще всего.',
        en: 'Deadlines, the national test, transfers from other universities: what applicants ask most.',
      },
    },
  },
  {
    id: 4,
    attributes: {
      title: { kz: 'Оқу ақысы және гранттар', ru: 'Оплата и гранты', en: 'Fees and grants' },
      lead: {
        kz: 'Ақыны бөліп төлеу, жеңілдіктер, грантты сақтап қалу шарттары.',
        ru: 'Оплата частями, скидки и условия сохранения гранта.',
        en: 'Paying in instalments, discounts and how to keep a grant.',
      },
    },
  },
  {
    id: 7,
    attributes: {
      title: { kz: 'Оқу үдерісі', ru: 'Учебный процесс', en: 'Study process' },
      lead: {
        kz: 'Кредиттер, пән таңдау, емтихан және сессия тәртібі.',
        ru: 'Кредиты, выбор дисциплин, экзамены и порядок сессии.',
        en: 'Credits, choice of courses, examinations and how the exam session works.',
      },
    },
  },
  {
    id: 2,
    attributes: {
      title: { kz: 'Қос дипломға іріктеу', ru: 'Отбор на двойной диплом', en: 'Selection for a double degree' },
      lead: {
        kz: 'Кім қатыса алады, қандай құжат керек және іріктеу қалай өтеді.',
        ru: 'Кто может участвовать, какие документы нужны и как проходит отбор.',
        en: 'Who may take part, which documents are needed and how selection works.',
      },
    },
  },
  {
    id: 3,
    attributes: {
      title: { kz: 'Серіктес университеттегі өмір', ru: 'Жизнь в университете-партнёре', en: 'Life at the partner university' },
      lead: {
        kz: 'Виза, тұрғын үй, сақтандыру және шетелдегі алғашқы апталар.',
        ru: 'Виза, жильё, страховка и первые недели за границей.',
        en: 'Visa, housing, insurance and the first weeks abroad.',
      },
    },
  },
  {
    id: 5,
    attributes: {
      title: { kz: 'Екі диплом: ақысы және мәртебесі', ru: 'Два диплома: стоимость и статус', en: 'Two diplomas: cost and status' },
      lead: {
        kz: 'Екі университетке қалай төленеді, дипломдар қашан беріледі және қайда танылады.',
        ru: 'Как платят двум университетам, когда выдают дипломы и где их признают.',
        en: 'How two universities are paid, when the diplomas are issued and where they are recognised.',
      },
    },
  },
])
