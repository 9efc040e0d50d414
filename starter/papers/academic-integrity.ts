import type { PaperTexts } from './paper-text.ts'

/** Integrity, artificial intelligence and the defence of final works, group 175. */
export const academicIntegrity: PaperTexts = {
  16: {
    name: 'academic-integrity-code',
    signedBy: 2,
    sections: [
      {
        title: { kz: 'Құндылықтар', ru: 'Ценности', en: 'Values' },
        text: [
          {
            kz: 'Адалдық, сенім, әділдік, құрмет және жауапкершілік оқуда да, зерттеуде де, бағалауда да бірдей талап етіледі.',
            ru: 'Честность, доверие, справедливость, уважение и ответственность одинаково обязательны в учёбе, исследованиях и оценивании.',
            en: 'Honesty, trust, fairness, respect and responsibility are required alike in study, research and marking.',
          },
          {
            kz: 'Кодекске білім алушылар мен оқытушылар оқуға немесе жұмысқа келген күні қол қояды.',
            ru: 'Кодекс подписывают обучающиеся и преподаватели в день поступления на учёбу или работу.',
            en: 'Students and teachers sign the code on the day they join the university.',
          },
        ],
      },
      {
        title: { kz: 'Білім алушының міндеті', ru: 'Обязанности обучающегося', en: 'What students owe' },
        text: [
          {
            kz: 'Жұмысты өзі орындайды, өзгенің ойын дереккөзімен көрсетеді, топтық тапсырмада өз үлесін ашық айтады.',
            ru: 'Выполняет работу сам, чужие мысли приводит с источником, в групповом задании открыто называет свой вклад.',
            en: 'To do their own work, to name the source of other people’s ideas and to state their share in a group task.',
          },
          {
            kz: 'Емтиханда рұқсат етілмеген материалды пайдаланбайды және басқаның орнына тапсырмайды.',
            ru: 'Не пользуется на экзамене неразрешёнными материалами и не сдаёт за другого.',
            en: 'To use nothing forbidden in an examination and never to sit one for somebody else.',
          },
        ],
      },
      {
        title: { kz: 'Оқытушының міндеті', ru: 'Обязанности преподавателя', en: 'What teachers owe' },
        text: [
          {
            kz: 'Талапты алдын ала түсіндіреді, бір өлшеммен бағалайды, студенттің еңбегін өз атынан жарияламайды және сыйлық алмайды.',
            ru: 'Заранее объясняет требования, оценивает по одной мерке, не публикует труд студента под своим именем и не принимает подарков.',
            en: 'To explain requirements in advance, to mark everyone by one measure, not to publish a student’s work as their own and to accept no gifts.',
          },
        ],
      },
      {
        title: { kz: 'Бұзушылық түрлері', ru: 'Виды нарушений', en: 'Breaches' },
        text: [
          {
            columns: [
              { kz: 'Бұзушылық', ru: 'Нарушение', en: 'Breach' },
              { kz: 'Мысалы', ru: 'Пример', en: 'Example' },
            ],
            rows: [
              [
                { kz: 'Плагиат', ru: 'Плагиат', en: 'Plagiarism' },
                {
                  kz: 'дереккөзсіз алынған немесе аударылған мәтін',
                  ru: 'текст, взятый или переведённый без источника',
                  en: 'text taken or translated without its source',
                },
              ],
              [
                { kz: 'Жалған дерек', ru: 'Вымышленные данные', en: 'Invented data' },
                {
                  kz: 'жүргізілмеген сауалнаманың нәтижесі',
                  ru: 'итоги опроса, которого не было',
                  en: 'results of a survey that never took place',
                },
              ],
              [
                { kz: 'Біреуге жаздыру', ru: 'Работа на заказ', en: 'Ghost-writing' },
                { kz: 'сатып алынған курстық жұмыс', ru: 'купленная курсовая', en: 'bought coursework' },
              ],
              [
                { kz: 'Көмектесу', ru: 'Пособничество', en: 'Collusion' },
                {
                  kz: 'емтихан жауабын чатқа жіберу',
                  ru: 'отправка ответов экзамена в чат',
                  en: 'sending examination answers to a chat',
                },
              ],
            ],
          },
        ],
      },
      {
        title: { kz: 'Салдары', ru: 'Последствия', en: 'Consequences' },
        text: [
          {
            kz: 'Бірінші бұзушылықта жұмыс жойылып, пәннен F қойылады. Екіншісін тәртіп комиссиясы қарайды, ол оқудан шығаруды ұсына алады.',
            ru: 'За первое нарушение работу аннулируют и ставят F. Второе рассматривает дисциплинарная комиссия, которая может предложить отчисление.',
            en: 'A first breach voids the work and brings an F. A second is heard by the disciplinary panel, which may propose expulsion.',
          },
          {
            kz: 'Шешім шыққанша кінәсіздік презумпциясы сақталады: студент тыңдалуға, өкіл шақыруға және он күн ішінде шағымдануға құқылы.',
            ru: 'До решения действует презумпция невиновности: студент вправе быть выслушанным, пригласить представителя и в течение десяти дней обжаловать решение.',
            en: 'Until a decision is made the student is presumed innocent, has the right to be heard and accompanied, and may appeal within ten days.',
          },
        ],
      },
      {
        title: { kz: 'Хабарлау', ru: 'Сообщение о нарушении', en: 'Reporting' },
        text: [
          {
            kz: 'Бұзушылықты оқытушыға, деканатқа немесе ombudsman@narxoz.example мекенжайына айтуға болады. Адал ниетпен хабарлаған адам қудаланбайды.',
            ru: 'О нарушении можно сообщить преподавателю, в деканат или на ombudsman@narxoz.example. Сообщивший добросовестно защищён от преследования.',
            en: 'A breach may be reported to a teacher, the dean’s office or ombudsman@narxoz.example. Nobody suffers for reporting in good faith.',
          },
        ],
      },
    ],
  },
  20: {
    name: 'artificial-intelligence-in-study',
    signedBy: 5,
    sections: [
      {
        title: { kz: 'Негізгі қағида', ru: 'Основное правило', en: 'The basic rule' },
        text: [
          {
            kz: 'Жасанды интеллект құралын пән силлабусы рұқсат еткенде ғана қолдануға болады. Нәтиженің дұрыстығына студент өзі жауап береді.',
            ru: 'Инструменты искусственного интеллекта можно применять, только если разрешает силлабус. За верность результата отвечает сам студент.',
            en: 'Tools of artificial intelligence may be used only where the syllabus allows. The student alone answers for the result being right.',
          },
        ],
      },
      {
        title: { kz: 'Рұқсаттың үш деңгейі', ru: 'Три уровня разрешения', en: 'Three levels of permission' },
        text: [
          {
            columns: [
              { kz: 'Деңгей', ru: 'Уровень', en: 'Level' },
              { kz: 'Не істеуге болады', ru: 'Что можно', en: 'What may be done' },
              { kz: 'Қайда', ru: 'Где', en: 'Where' },
            ],
            rows: [
              [
                { kz: 'Қызыл', ru: 'Красный', en: 'Red' },
                { kz: 'ештеңе', ru: 'ничего', en: 'nothing' },
                { kz: 'емтихан, бақылау жұмысы', ru: 'экзамен, контрольная', en: 'examinations, tests' },
              ],
              [
                { kz: 'Сары', ru: 'Жёлтый', en: 'Yellow' },
                {
                  kz: 'идея іздеу, тілін түзету, код қатесін табу',
                  ru: 'поиск идей, правка языка, поиск ошибок в коде',
                  en: 'finding ideas, polishing language, debugging code',
                },
                { kz: 'эссе, курстық жұмыс', ru: 'эссе, курсовая', en: 'essays, coursework' },
              ],
              [
                { kz: 'Жасыл', ru: 'Зелёный', en: 'Green' },
                {
                  kz: 'құралмен жұмыс істеу\u00a0– тапсырманың бір бөлігі',
                  ru: 'работа с инструментом\u00a0— часть задания',
                  en: 'using the tool is part of the task',
                },
                { kz: 'арнайы жобалар', ru: 'специальные проекты', en: 'special projects' },
              ],
            ],
          },
          {
            kz: 'Силлабуста деңгей көрсетілмесе, тапсырма қызыл деп саналады.',
            ru: 'Если уровень в силлабусе не указан, задание считается красным.',
            en: 'A task for which the syllabus names no level counts as red.',
          },
        ],
      },
      {
        title: { kz: 'Қолданғаны туралы мәлімдеме', ru: 'Заявление об использовании', en: 'Statement of use' },
        text: [
          {
            kz: 'Жұмыстың соңында құралдың аты, күні, қойылған сұрақтар және жауаптың қай бөлікке енгені жазылады.',
            ru: 'В конце работы указывают название инструмента, дату, заданные вопросы и то, в какую часть вошёл ответ.',
            en: 'At its end the work names the tool, the date, the questions asked and the part into which the answer went.',
          },
          {
            kz: 'Құрал ұсынған дереккөзді студент өзі ашып тексереді; ойдан шығарылған сілтеме жалған дерек болып есептеледі.',
            ru: 'Источник, предложенный инструментом, студент открывает и проверяет сам; вымышленная ссылка считается подлогом данных.',
            en: 'Students open and check every source a tool suggests; an invented reference counts as fabricated data.',
          },
        ],
      },
      {
        title: { kz: 'Деректерді қорғау', ru: 'Защита данных', en: 'Protecting data' },
        text: [
          {
            kz: 'Сыртқы құралға басқа адамдардың дербес деректерін, сұхбат мәтінін, серіктес компанияның құпия құжатын жүктеуге болмайды.',
            ru: 'Во внешний инструмент нельзя загружать персональные данные других людей, тексты интервью и закрытые документы компаний-партнёров.',
            en: 'Personal data of others, interview texts and confidential documents of partner companies must not be put into an outside tool.',
          },
        ],
      },
      {
        title: { kz: 'Оқытушыға қойылатын талап', ru: 'Требования к преподавателю', en: 'Rules for teachers' },
        text: [
          {
            kz: 'Бағаны адам қояды. Оқытушы тексеруде құралды көмекші ретінде қолданса, мұны студенттерге алдын ала айтады.',
            ru: 'Оценку ставит человек. Если преподаватель использует инструмент как помощника при проверке, он заранее сообщает об этом студентам.',
            en: 'Marks are given by people. A teacher who uses a tool to help with marking tells the students beforehand.',
          },
          {
            kz: 'Детектор бағдарламасының көрсеткіші жеке өзі дәлел бола алмайды: күмән туса, студентпен он бес минуттық әңгіме өткізіледі.',
            ru: 'Показание программы-детектора само по себе не доказательство: при сомнении со студентом проводят пятнадцатиминутную беседу.',
            en: 'The reading of a detector is no proof by itself: where there is doubt, the student is invited to a fifteen-minute talk.',
          },
        ],
      },
      {
        title: { kz: 'Бұзу салдары', ru: 'Последствия нарушения', en: 'If the rules are broken' },
        text: [
          {
            kz: 'Жасырын қолдану көшірумен теңестіріліп, Академиялық адалдық кодексі бойынша қаралады.',
            ru: 'Скрытое применение приравнивается к списыванию и рассматривается по Кодексу академической честности.',
            en: 'Hidden use is treated as copying and dealt with under the Code of Academic Integrity.',
          },
        ],
      },
    ],
  },
  21: {
    name: 'defence-of-theses-and-dissertations',
    signedBy: 2,
    sections: [
      {
        title: { kz: 'Тақырып пен жетекші', ru: 'Тема и руководитель', en: 'Topic and supervisor' },
        text: [
          {
            kz: 'Тақырыпты студент, мектеп немесе жұмыс беруші ұсынады. Ол қорғаудан кемінде алты ай бұрын деканның өкімімен бекітіледі.',
            ru: 'Тему предлагает студент, школа или работодатель. Её утверждают распоряжением декана не позднее чем за шесть месяцев до защиты.',
            en: 'A topic is proposed by the student, the school or an employer and confirmed by the dean at least six months before the defence.',
          },
          {
            kz: 'Бір жетекшіге сегізден көп диплом жұмысы немесе бестен көп диссертация берілмейді.',
            ru: 'У одного руководителя не больше восьми дипломных работ или пяти диссертаций.',
            en: 'No supervisor takes more than eight theses or five dissertations.',
          },
        ],
      },
      {
        title: { kz: 'Дайындық кестесі', ru: 'График подготовки', en: 'Timetable' },
        text: [
          {
            columns: [
              { kz: 'Қорғауға дейін', ru: 'До защиты', en: 'Before the defence' },
              { kz: 'Не тапсырылады', ru: 'Что сдают', en: 'What is due' },
            ],
            rows: [
              [
                { kz: 'бір ай', ru: 'месяц', en: 'one month' },
                {
                  kz: 'алдын ала қорғау, толық мәтін',
                  ru: 'предзащита, полный текст',
                  en: 'preliminary defence, full text',
                },
              ],
              [
                { kz: 'екі апта', ru: 'две недели', en: 'two weeks' },
                { kz: 'түпнұсқалық есебі', ru: 'отчёт об оригинальности', en: 'originality report' },
              ],
              [
                { kz: 'бір апта', ru: 'неделя', en: 'one week' },
                {
                  kz: 'жетекші пікірі, магистрантқа сыртқы рецензия',
                  ru: 'отзыв руководителя, для магистранта внешняя рецензия',
                  en: 'supervisor’s report; for master’s an external review',
                },
              ],
              [
                { kz: 'үш күн', ru: 'три дня', en: 'three days' },
                { kz: 'қол қойылған басылым мен файл', ru: 'подписанный экземпляр и файл', en: 'signed copy and file' },
              ],
            ],
          },
        ],
      },
      {
        title: { kz: 'Комиссия', ru: 'Комиссия', en: 'The board' },
        text: [
          {
            kz: 'Комиссияда кемінде бес адам болады, оның жартысы саладан келеді; төраға университеттен тыс адам болуы шарт.',
            ru: 'В комиссии не меньше пяти человек, половина\u00a0— из отрасли; председатель обязательно не из университета.',
            en: 'The board has at least five members, half of them from the industry; its chair always comes from outside the university.',
          },
          {
            kz: 'Жетекші талқылауға қатысады, бірақ өз студентінің бағасына дауыс бермейді.',
            ru: 'Руководитель участвует в обсуждении, но за оценку своего студента не голосует.',
            en: 'Supervisors join the discussion but do not vote on their own students.',
          },
        ],
      },
      {
        title: { kz: 'Қорғау барысы', ru: 'Ход защиты', en: 'The defence' },
        text: [
          {
            kz: 'Баяндамаға бакалаврға он, магистрантқа он бес минут, сұраққа он минут беріледі. Қорғау ашық өтеді, тілін студент таңдайды.',
            ru: 'На доклад бакалавру даётся десять минут, магистранту\u00a0— пятнадцать, на вопросы\u00a0— десять. Защита открытая, язык выбирает студент.',
            en: 'A bachelor’s student speaks for ten minutes, a master’s student for fifteen; ten more are for questions. The defence is public and in the language the student chooses.',
          },
          {
            kz: 'Баға төрт бөліктен құралады: мазмұны 50, баяндау 20, сұраққа жауап 20, рәсімделуі 10 балл.',
            ru: 'Оценка складывается из четырёх частей: содержание 50, доклад 20, ответы 20, оформление 10 баллов.',
            en: 'The mark has four parts: contents 50, talk 20, answers 20 and form 10 points.',
          },
        ],
      },
      {
        title: { kz: 'Қорғай алмаса', ru: 'Если защита не удалась', en: 'If the defence fails' },
        text: [
          {
            kz: 'Студентке анықтама беріледі, ол келесі қорғау кезеңінде, бірақ үш жылдан кешіктірмей, бір рет қайта қорғай алады.',
            ru: 'Студент получает справку и может один раз защититься повторно в следующий период, но не позднее чем через три года.',
            en: 'The student receives a certificate and may try once more in a later period, within three years.',
          },
        ],
      },
      {
        title: { kz: 'Сақтау', ru: 'Хранение', en: 'Keeping the work' },
        text: [
          {
            kz: 'Қорғалған жұмыс он күн ішінде репозиторийге өтеді, мұрағатта бес жыл сақталады; үздік еңбектерді мектеп марапаттайды.',
            ru: 'Защищённая работа за десять дней поступает в репозиторий и пять лет хранится в архиве; лучшие отмечает школа.',
            en: 'A work that has been defended enters the repository within ten days and stays in the archive for five years; the school honours the best.',
          },
        ],
      },
    ],
  },
}
