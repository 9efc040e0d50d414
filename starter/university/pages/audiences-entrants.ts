import { starter } from '../../starter-entry.ts'
import { audiencePage } from '../audience-page.ts'
import { helpline, helpNumbers, nationalHelpline } from '../help-lines.ts'

const applicants = audiencePage({
  id: 191,
  slug: 'applicants',
  title: { kz: 'Талапкерлерге', ru: 'Абитуриентам', en: 'For applicants' },
  seo: {
    title: {
      kz: 'Талапкерлерге: оқуға түсу жолы\u00a0– Нархоз университеті',
      ru: 'Абитуриентам: как поступить\u00a0— Университет Нархоз',
      en: 'For applicants: how to get in – Narxoz University',
    },
    description: {
      kz: 'Бағдарлама таңдау, құжат тапсыру, гранттар мен оқу ақысы, жатақхана және қабылдау комиссиясының байланысы бір бетте.',
      ru: 'Выбор программы, подача документов, гранты и стоимость, общежитие и контакты приёмной комиссии на одной странице.',
      en: 'Choosing a programme, applying, grants and fees, the halls of residence and the admissions office, all on one page.',
    },
  },
  banner: {
    title: { kz: 'Оқуға түсу неден басталады', ru: 'С чего начать поступление', en: 'Where to begin' },
    lead: {
      kz: 'Бағдарламаны таңдап, құжат жинап, ақысын есептеп алыңыз. Одан әрі қабылдау комиссиясы көмектеседі.',
      ru: 'Выберите программу, соберите документы и посчитайте расходы. Дальше поможет приёмная комиссия.',
      en: 'Choose a programme, collect your documents and work out the costs. The admissions office helps with the rest.',
    },
  },
  groups: [
    {
      title: { kz: 'Бағдарлама таңдау', ru: 'Выбрать программу', en: 'Choose a programme' },
      tasks: [
        {
          url: '/education/bachelor',
          title: { kz: 'Бакалавриат', ru: 'Бакалавриат', en: 'Bachelor’s degrees' },
          desc: {
            kz: 'Бейіндік пәндер, тіл және мектеп бойынша 36 бағдарлама.',
            ru: '36 программ с фильтром по предметам ЕНТ, языку и школе.',
            en: '36 programmes to filter by test subjects, language and school.',
          },
          go: { kz: 'Бағдарлама іздеу', ru: 'Подобрать программу', en: 'Find a programme' },
        },
        {
          url: '/education/master',
          title: { kz: 'Магистратура', ru: 'Магистратура', en: 'Master’s degrees' },
          desc: {
            kz: 'Ғылыми және бейіндік бағыт, MBA бағдарламалары да осында.',
            ru: 'Научное и профильное направления, здесь же программы MBA.',
            en: 'Research and professional tracks, and the MBA programmes.',
          },
          go: { kz: 'Магистратураны қарау', ru: 'Смотреть магистратуру', en: 'See master’s degrees' },
        },
        {
          url: '/education/doctoral',
          title: { kz: 'Докторантура', ru: 'Докторантура', en: 'Doctoral studies' },
          desc: {
            kz: 'Сегіз бағдарлама, ғылыми жетекшілер және емтихан тәртібі.',
            ru: 'Восемь программ, научные руководители и порядок экзамена.',
            en: 'Eight programmes, supervisors and the entrance examination.',
          },
          go: { kz: 'Докторантураны қарау', ru: 'Смотреть докторантуру', en: 'See doctoral studies' },
        },
      ],
    },
    {
      title: { kz: 'Құжат тапсыру', ru: 'Подать документы', en: 'Apply' },
      tasks: [
        {
          url: '/apply',
          title: { kz: 'Онлайн өтінім', ru: 'Онлайн-заявка', en: 'Online application' },
          desc: {
            kz: 'Қандай құжат керек екенін қарап, бағдарламаны таңдаңыз, көшірмелерін қоса жіберіңіз; қабылдау басталмаса, есіңізге саламыз.',
            ru: 'Посмотрите список документов, выберите программу и приложите копии; если приём ещё не открыт, мы напомним.',
            en: 'See which documents are needed, choose a programme and attach copies; if admission is not open yet, we remind you.',
          },
          go: { kz: 'Өтінім беру', ru: 'Подать заявку', en: 'Apply' },
        },
        {
          url: '/selection-application',
          title: { kz: 'Іріктеу және өтінім беру', ru: 'Отбор и подача заявки', en: 'Selection and application' },
          desc: {
            kz: 'Құжат қай күні тапсырылады, тест қашан өтеді, жауап қашан келеді.',
            ru: 'Когда подавать документы, когда пройдёт тест и когда ждать ответа.',
            en: 'When to hand in your documents, when the test is and when to expect an answer.',
          },
          go: { kz: 'Тәртібін оқу', ru: 'Узнать порядок', en: 'Read how' },
        },
        {
          url: '/olympiad',
          title: { kz: 'Оқушылар олимпиадасы', ru: 'Олимпиада для школьников', en: 'Olympiad for school pupils' },
          desc: {
            kz: 'Жеңімпаздар оқу грантын алады.',
            ru: 'Победители получают гранты на обучение.',
            en: 'Winners receive tuition grants.',
          },
          go: { kz: 'Олимпиадаға қатысу', ru: 'Участвовать', en: 'Take part' },
        },
        {
          url: '/double-degree-programs',
          title: { kz: 'Қос диплом', ru: 'Двойной диплом', en: 'Double degrees' },
          desc: {
            kz: 'Бір оқу мерзімінде екі университеттің дипломы.',
            ru: 'Дипломы двух университетов за один срок обучения.',
            en: 'The degrees of two universities in one course of study.',
          },
          go: { kz: 'Бағдарламаларды қарау', ru: 'Смотреть программы', en: 'See the programmes' },
        },
        {
          url: '/information-for-international-students',
          title: { kz: 'Шетел азаматтарына', ru: 'Гражданам других стран', en: 'From another country' },
          desc: {
            kz: 'Аттестатты тану, виза, дайындық курсы және келу жоспары.',
            ru: 'Признание аттестата, виза, подготовительный курс и приезд.',
            en: 'Recognition of your certificate, visa, foundation course and arrival.',
          },
          go: { kz: 'Кезеңдерін көру', ru: 'Посмотреть этапы', en: 'See the stages' },
        },
      ],
    },
    {
      title: { kz: 'Ақысы және тұрмыс', ru: 'Деньги и быт', en: 'Money and living' },
      tasks: [
        {
          url: '/edu-finance',
          title: { kz: 'Оқу ақысы', ru: 'Стоимость обучения', en: 'Tuition fees' },
          desc: {
            kz: 'Жылдық ақы, бөліп төлеу және жеңілдіктер кестесі.',
            ru: 'Цена за год, рассрочка и таблица скидок.',
            en: 'Fees for a year, instalments and a table of discounts.',
          },
          go: { kz: 'Ақысын білу', ru: 'Узнать цену', en: 'See the fees' },
        },
        {
          url: '/grants',
          title: { kz: 'Гранттар мен шәкіртақылар', ru: 'Гранты и стипендии', en: 'Grants and scholarships' },
          desc: {
            kz: 'Мемлекеттік және университет гранттары, кімге берілетіні.',
            ru: 'Государственные и университетские гранты и кому их дают.',
            en: 'State and university grants, and who gets them.',
          },
          go: { kz: 'Грант таңдау', ru: 'Выбрать грант', en: 'Choose a grant' },
        },
        {
          url: '/hostel',
          title: { kz: 'Жатақхана', ru: 'Общежитие', en: 'Halls of residence' },
          desc: {
            kz: 'Бөлмелер, айлық ақы және өтініш мерзімі.',
            ru: 'Комнаты, цена за месяц и сроки подачи заявления.',
            en: 'Rooms, monthly rent and when to apply.',
          },
          go: { kz: 'Бөлмелерді көру', ru: 'Посмотреть комнаты', en: 'See the rooms' },
        },
        {
          url: '/tour',
          title: { kz: 'Ашық есік күндері', ru: 'Дни открытых дверей', en: 'Open days' },
          desc: {
            kz: 'Күнді таңдап, ашық есік күніне немесе кампус экскурсиясына жазылыңыз.',
            ru: 'Выберите день и запишитесь на день открытых дверей или экскурсию по кампусу.',
            en: 'Choose a day and book a place at an open day or on a campus tour.',
          },
          go: { kz: 'Жазылу', ru: 'Записаться', en: 'Book a visit' },
        },
      ],
    },
  ],
  contacts: {
    title: { kz: 'Сұрағыңыз болса', ru: 'Если остались вопросы', en: 'If you have a question' },
    items: [
      {
        title: { kz: 'Қабылдау комиссиясы', ru: 'Приёмная комиссия', en: 'Admissions office' },
        phone: '+7 (727) 377-11-12',
        email: 'admissions@narxoz.example',
        address: {
          kz: 'Алматы қаласы, Жандосов көшесі, 55, 101-кабинет',
          ru: 'г. Алматы, ул. Жандосова, 55, кабинет 101',
          en: '55 Zhandosov Street, room 101, Almaty',
        },
        hours: { kz: 'Дс–Жм 9:00–18:00', ru: 'Пн–Пт 9:00–18:00', en: 'Mon–Fri 9:00–18:00' },
      },
    ],
  },
})

const parents = audiencePage({
  id: 196,
  slug: 'parents',
  title: { kz: 'Ата-аналарға', ru: 'Родителям', en: 'For parents' },
  seo: {
    title: {
      kz: 'Ата-аналарға: ақы, жатақхана, қауіпсіздік\u00a0– Нархоз университеті',
      ru: 'Родителям: оплата, жильё, безопасность\u00a0— Университет Нархоз',
      en: 'For parents: fees, housing, safety – Narxoz University',
    },
    description: {
      kz: 'Оқу ақысы мен бөліп төлеу, жатақхана, қауіпсіздік, денсаулық және студенттің үлгерімі туралы ата-аналарға керек мәліметтер.',
      ru: 'Что важно знать родителям: стоимость и рассрочка, общежитие, безопасность, здоровье, учёба и к кому обратиться.',
      en: 'What parents want to know: fees and instalments, halls, safety, health, studies and whom to ask.',
    },
  },
  banner: {
    title: { kz: 'Балаңыз бізде оқыса', ru: 'Если ваш ребёнок учится у нас', en: 'When your child studies here' },
    lead: {
      kz: 'Оқу қанша тұрады, студент қайда тұрады, қиналса кімге барады? Ата-аналар жиі қоятын сұрақтардың жауабы осында.',
      ru: 'Сколько стоит, где жить, к кому пойти, если трудно? Здесь ответы на то, о чём родители спрашивают чаще всего.',
      en: 'What does it cost, where do students live, whom can they turn to in trouble? Here is what parents ask most.',
    },
  },
  groups: [
    {
      title: { kz: 'Ақысы', ru: 'Деньги', en: 'Money' },
      tasks: [
        {
          url: '/edu-finance',
          title: { kz: 'Оқу ақысы мен бөліп төлеу', ru: 'Стоимость и рассрочка', en: 'Fees and instalments' },
          desc: {
            kz: 'Бір жыл қанша тұрады, қанша бөлікке бөлуге болады.',
            ru: 'Сколько стоит год и на сколько частей его можно разделить.',
            en: 'What a year costs and how it can be paid in parts.',
          },
          go: { kz: 'Ақысын білу', ru: 'Узнать цену', en: 'See the fees' },
        },
        {
          url: '/grants',
          title: { kz: 'Гранттар', ru: 'Гранты', en: 'Grants' },
          desc: {
            kz: 'Оқу ақысын толық не жартылай жабатын он бір грант.',
            ru: 'Одиннадцать грантов, которые покрывают обучение целиком или частью.',
            en: 'Eleven grants that pay all or part of the fees.',
          },
          go: { kz: 'Гранттарды қарау', ru: 'Смотреть гранты', en: 'See the grants' },
        },
        {
          url: '/selection-application',
          title: { kz: 'Құжат тапсыру', ru: 'Подача документов', en: 'Applying' },
          desc: {
            kz: 'Мерзімдер, қадамдар және келісімшартқа кім қол қояды.',
            ru: 'Сроки, шаги и кто подписывает договор.',
            en: 'The dates, the steps and who signs the contract.',
          },
          go: { kz: 'Тәртібін оқу', ru: 'Узнать порядок', en: 'Read how' },
        },
      ],
    },
    {
      title: { kz: 'Тұрмыс пен қауіпсіздік', ru: 'Быт и безопасность', en: 'Living and safety' },
      tasks: [
        {
          url: '/hostel',
          title: { kz: 'Жатақхана', ru: 'Общежитие', en: 'Halls of residence' },
          desc: {
            kz: 'Бөлме, ақы, ережелер және үйлестірушінің телефоны.',
            ru: 'Комнаты, цена, правила и телефон координатора.',
            en: 'Rooms, rent, rules and the coordinator’s phone.',
          },
          go: { kz: 'Жатақхана туралы', ru: 'Об общежитии', en: 'About the halls' },
        },
        {
          url: '/safety-rules-at-the-university',
          title: { kz: 'Қауіпсіздік', ru: 'Безопасность', en: 'Safety' },
          desc: {
            kz: 'Кіру тәртібі, күзет, төтенше жағдайдағы нөмірлер.',
            ru: 'Вход, охрана и номера на случай беды.',
            en: 'Entry, guards and the numbers for an emergency.',
          },
          go: { kz: 'Ережелерді оқу', ru: 'Прочитать правила', en: 'Read the rules' },
        },
        {
          url: '/center/psychological-support',
          title: { kz: 'Психологиялық қолдау', ru: 'Психологическая поддержка', en: 'Psychological support' },
          desc: {
            kz: 'Студенттер психологқа тегін және құпия жазыла алады.',
            ru: 'Студентов принимают бесплатно и конфиденциально.',
            en: 'Students are seen free of charge and in confidence.',
          },
          go: { kz: 'Орталық туралы', ru: 'О центре', en: 'About the centre' },
        },
        {
          url: '/inclusion',
          title: { kz: 'Ерекше қажеттіліктер', ru: 'Особые потребности', en: 'Disability support' },
          desc: {
            kz: 'Мүгедектігі бар студентке не дайын және кім көмектеседі.',
            ru: 'Что есть для студентов с инвалидностью и кто поможет.',
            en: 'What there is for students with disabilities, and who helps.',
          },
          go: { kz: 'Инклюзия туралы', ru: 'Об инклюзии', en: 'About inclusion' },
        },
        {
          url: '/tour',
          title: { kz: 'Кампусқа экскурсия', ru: 'Экскурсия по кампусу', en: 'A tour of the campus' },
          desc: {
            kz: 'Балаңызбен бірге келіп, аудиториялар мен жатақхананы көріңіз.',
            ru: 'Приходите вместе с ребёнком и посмотрите аудитории и общежитие.',
            en: 'Come with your child and see the classrooms and the halls.',
          },
          go: { kz: 'Экскурсияға жазылу', ru: 'Записаться на экскурсию', en: 'Book a tour' },
        },
      ],
    },
    {
      title: { kz: 'Оқу барысы', ru: 'Учёба', en: 'Studies' },
      tasks: [
        {
          url: '/office-registrar',
          title: { kz: 'Академиялық күнтізбе', ru: 'Академический календарь', en: 'Academic calendar' },
          desc: {
            kz: 'Семестр, сессия және демалыс күндері тіркеуші кеңсесінің бетінде.',
            ru: 'Даты семестров, сессий и каникул на странице офиса регистратора.',
            en: 'Dates of semesters, examinations and holidays on the registrar’s page.',
          },
          go: { kz: 'Күндерін көру', ru: 'Посмотреть даты', en: 'See the dates' },
        },
        {
          url: '/advisors',
          title: { kz: 'Эдвайзер', ru: 'Эдвайзер', en: 'Adviser' },
          desc: {
            kz: 'Әр студенттің оқуын бақылайтын адамның аты мен қабылдау уақыты.',
            ru: 'Кто следит за учёбой студента и когда принимает.',
            en: 'Who looks after a student’s progress, and when to see them.',
          },
          go: { kz: 'Эдвайзерді табу', ru: 'Найти эдвайзера', en: 'Find the adviser' },
        },
        {
          url: '/virtual-reception?modal=question',
          title: { kz: 'Басшылыққа сұрақ', ru: 'Вопрос руководству', en: 'Ask the management' },
          desc: {
            kz: 'Хатыңызды президент не проректор өзі оқиды.',
            ru: 'Письмо прочтёт сам президент или проректор.',
            en: 'The president or a vice-rector reads your letter personally.',
          },
          go: { kz: 'Сұрақ қою', ru: 'Задать вопрос', en: 'Ask a question' },
        },
      ],
    },
  ],
  contacts: {
    title: { kz: 'Кімге қоңырау шалуға болады', ru: 'Кому позвонить', en: 'Whom to call' },
    items: [
      {
        title: { kz: 'Студенттер деканаты', ru: 'Деканат по работе со студентами', en: 'Dean of Students’ office' },
        phone: '+7 (727) 377-11-73',
        hours: { kz: 'Дс–Жм 8:30–19:00', ru: 'Пн–Пт 8:30–19:00', en: 'Mon–Fri 8:30–19:00' },
      },
      {
        title: { kz: 'Студенттік төлемдер бөлімі', ru: 'Отдел студенческих платежей', en: 'Student payments office' },
        phone: '+7 (727) 377-11-71',
        email: 'payments@narxoz.example',
        hours: { kz: 'Дс–Жм 9:00–18:00', ru: 'Пн–Пт 9:00–18:00', en: 'Mon–Fri 9:00–18:00' },
      },
      {
        title: { kz: 'Кампус күзеті', ru: 'Охрана кампуса', en: 'Campus security' },
        phone: helpNumbers.security,
        hours: { kz: 'Тәулік бойы', ru: 'Круглосуточно', en: 'Around the clock' },
      },
      helpline,
      nationalHelpline,
    ],
  },
})

export const pagesAudiencesEntrants = starter('page', [applicants, parents])
