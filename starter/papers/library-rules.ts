import type { PaperTexts } from './paper-text.ts'

/** Rules and agreements of the library, group 174. */
export const libraryRules: PaperTexts = {
  6: {
    name: 'library-rules',
    signedBy: 3,
    sections: [
      {
        title: { kz: 'Оқырмандар', ru: 'Читатели', en: 'Readers' },
        text: [
          {
            kz: 'Студент пен қызметкер кітапханаға автоматты түрде жазылады, оқырман билеті\u00a0– жеке карта. Картаны басқа адамға беруге болмайды.',
            ru: 'Студенты и сотрудники записаны в библиотеку автоматически, читательским билетом служит личная карта. Передавать карту другим нельзя.',
            en: 'Students and staff are enrolled automatically, and the personal card is the library card. It may not be lent to anybody else.',
          },
          {
            kz: 'Түлектер оқу залдарына түлек картасымен тегін кіреді, қала тұрғындары жылына 5\u00a0000 теңге төлейді; екеуіне де кітап үйге берілмейді.',
            ru: 'Выпускники проходят в читальные залы бесплатно по карте выпускника, горожане платят 5\u00a0000 тенге в год; на дом книги не выдаются ни тем, ни другим.',
            en: 'Alumni use the reading rooms free of charge with the graduate card, city residents for 5,000 tenge a year; neither borrow books.',
          },
        ],
      },
      {
        title: { kz: 'Кітап алу мерзімі', ru: 'Сроки выдачи', en: 'Loan periods' },
        text: [
          {
            columns: [
              { kz: 'Басылым', ru: 'Издание', en: 'Item' },
              { kz: 'Мерзімі', ru: 'Срок', en: 'Period' },
              { kz: 'Ұзарту', ru: 'Продление', en: 'Renewal' },
            ],
            rows: [
              [
                { kz: 'Оқулық', ru: 'Учебник', en: 'Textbook' },
                { kz: 'бір семестр', ru: 'семестр', en: 'one semester' },
                { kz: 'ұзартылмайды', ru: 'не продлевается', en: 'not renewed' },
              ],
              [
                { kz: 'Басқа кітап', ru: 'Другая книга', en: 'Other book' },
                { kz: '21 күн', ru: '21 день', en: '21 days' },
                { kz: 'екі рет, онлайн', ru: 'дважды, онлайн', en: 'twice, online' },
              ],
              [
                { kz: 'Журнал, сөздік', ru: 'Журнал, словарь', en: 'Journal, dictionary' },
                { kz: 'тек оқу залында', ru: 'только в зале', en: 'reading room only' },
                '–',
              ],
              [
                { kz: 'Ноутбук', ru: 'Ноутбук', en: 'Laptop' },
                { kz: 'бір семестр', ru: 'семестр', en: 'one semester' },
                { kz: 'өтініш бойынша', ru: 'по заявлению', en: 'on request' },
              ],
            ],
          },
          {
            kz: 'Тапсырыс берілген кітап хабарлама келген соң үш күн сақталады, одан кейін кезектегі оқырманға өтеді.',
            ru: 'Заказанную книгу держат три дня после уведомления, затем она переходит следующему в очереди.',
            en: 'An ordered book is kept for three days after the message; then it goes to the next reader in line.',
          },
        ],
      },
      {
        title: { kz: 'Кешіктіру және жоғалту', ru: 'Просрочка и утрата', en: 'Late and lost books' },
        text: [
          {
            kz: 'Айыппұл салынбайды: кітап неше күн кешіктірілсе, кітап беру сонша күнге тоқтатылады.',
            ru: 'Штрафов нет: на сколько дней задержана книга, на столько же дней приостановлена выдача.',
            en: 'There are no fines: for each day a book is late, lending to that reader stops for a day.',
          },
          {
            kz: 'Жоғалған немесе бүлінген кітаптың орнына дәл сондай не кітапханашы келіскен басылым әкелінеді, болмаса нарықтық бағасы төленеді.',
            ru: 'Взамен утраченной или испорченной книги приносят такую же или согласованную с библиотекарем, иначе оплачивают рыночную цену.',
            en: 'A lost or damaged book is replaced by the same one or one agreed with the librarian; otherwise its market price is paid.',
          },
        ],
      },
      {
        title: { kz: 'Залдағы тәртіп', ru: 'Порядок в залах', en: 'Conduct in the rooms' },
        text: [
          {
            kz: 'Залда телефон дыбыссыз күйде тұрады, сөйлесу дәлізде. Қақпағы жабылатын суға рұқсат, тамақ бірінші қабаттағы арнайы аймақта ішіледі.',
            ru: 'В зале телефон без звука, разговоры\u00a0— в коридоре. Вода с крышкой разрешена, едят в отдельной зоне на первом этаже.',
            en: 'Phones are silent in the rooms and calls are taken in the corridor. Water with a lid is allowed; food is eaten in the area on floor 1.',
          },
          {
            kz: 'Топтық бөлме жеке кабинет арқылы күніне екі сағатқа дейін брондалады. Он бес минут кешіккен топтың броны жойылады.',
            ru: 'Групповую комнату бронируют в личном кабинете не больше чем на два часа в день. Через пятнадцать минут опоздания бронь снимается.',
            en: 'Group rooms are booked in the student account for up to two hours a day. After fifteen minutes’ delay the booking lapses.',
          },
        ],
      },
      {
        title: { kz: 'Жұмыс уақыты', ru: 'Часы работы', en: 'Opening hours' },
        text: [
          {
            columns: [
              { kz: 'Бөлім', ru: 'Отдел', en: 'Section' },
              { kz: 'Дс–Жм', ru: 'Пн–Пт', en: 'Mon–Fri' },
              { kz: 'Сенбі', ru: 'Суббота', en: 'Saturday' },
              { kz: 'Сессия кезінде', ru: 'В сессию', en: 'During exams' },
            ],
            rows: [
              [
                { kz: 'Оқу залдары', ru: 'Читальные залы', en: 'Reading rooms' },
                '8:00–22:00',
                '9:00–18:00',
                { kz: '24:00-ге дейін', ru: 'до 24:00', en: 'until 24:00' },
              ],
              [
                { kz: 'Абонемент', ru: 'Абонемент', en: 'Lending desk' },
                '9:00–19:00',
                '10:00–16:00',
                { kz: '21:00-ге дейін', ru: 'до 21:00', en: 'until 21:00' },
              ],
            ],
          },
          {
            kz: 'Анықтама: кітапхана ғимараты, 1-қабат, +7 (727) 377-11-40, library@narxoz.example.',
            ru: 'Справки: здание библиотеки, 1-й этаж, +7 (727) 377-11-40, library@narxoz.example.',
            en: 'The help desk is on floor 1 of the library building: +7 (727) 377-11-40, library@narxoz.example.',
          },
        ],
      },
    ],
  },
  7: {
    name: 'research-library-provision',
    signedBy: 3,
    sections: [
      {
        title: { kz: 'Мәртебесі', ru: 'Статус', en: 'Status' },
        text: [
          {
            kz: 'Ғылыми кітапхана\u00a0– университеттің құрылымдық бөлімшесі, ғылым жөніндегі проректорға бағынады. 1978 жылдан бері жеке үш қабатты ғимаратта орналасқан.',
            ru: 'Научная библиотека\u00a0— структурное подразделение университета, подчинённое проректору по науке. С 1978 года занимает отдельное трёхэтажное здание.',
            en: 'The research library is a unit of the university under the Vice-Rector for Research. Since 1978 it has had a three-storey building of its own.',
          },
        ],
      },
      {
        title: { kz: 'Міндеттері', ru: 'Задачи', en: 'Tasks' },
        text: [
          {
            kz: 'Оқу мен зерттеуге қажет басылымдарды жинау, сақтау және үш тілде каталогтау.',
            ru: 'Собирать, хранить и описывать на трёх языках издания, нужные для учёбы и исследований.',
            en: 'To collect, keep and catalogue in three languages what study and research require.',
          },
          {
            kz: 'Халықаралық дерекқорларға қолжетімділікті қамтамасыз ету, авторларды журнал таңдауға және репозиторийге жұмыс орналастыруға үйрету.',
            ru: 'Обеспечивать доступ к международным базам данных, учить авторов выбирать журнал и размещать работы в репозитории.',
            en: 'To provide access to international databases and teach authors to choose a journal and deposit their work in the repository.',
          },
          {
            kz: 'Университет тарихына қатысты құжаттар мен сирек басылымдарды цифрлау.',
            ru: 'Оцифровывать редкие издания и документы по истории университета.',
            en: 'To digitise rare editions and papers on the history of the university.',
          },
        ],
      },
      {
        title: { kz: 'Құрылымы', ru: 'Структура', en: 'Structure' },
        text: [
          {
            columns: [
              { kz: 'Бөлім', ru: 'Отдел', en: 'Section' },
              { kz: 'Негізгі жұмысы', ru: 'Основная работа', en: 'Main work' },
              { kz: 'Қызметкер', ru: 'Сотрудников', en: 'Staff' },
            ],
            rows: [
              [
                { kz: 'Толықтыру және каталог', ru: 'Комплектование и каталог', en: 'Acquisition and catalogue' },
                { kz: 'сатып алу, сипаттау, қорды есептеу', ru: 'закупка, описание, учёт фонда', en: 'buying, describing, stock records' },
                7,
              ],
              [
                { kz: 'Оқырмандарға қызмет', ru: 'Обслуживание читателей', en: 'Reader services' },
                {
                  kz: 'абонемент, төрт оқу залы, жеткізу',
                  ru: 'абонемент, четыре зала, доставка',
                  en: 'lending, four reading rooms, delivery',
                },
                14,
              ],
              [
                { kz: 'Сирек кітаптар', ru: 'Редкая книга', en: 'Rare books' },
                { kz: 'сақтау, цифрлау, көрме', ru: 'хранение, оцифровка, выставки', en: 'conservation, scanning, exhibitions' },
                3,
              ],
              [
                { kz: 'Электрондық ресурс', ru: 'Электронные ресурсы', en: 'Electronic resources' },
                { kz: 'дерекқорлар, репозиторий, вебинарлар', ru: 'базы, репозиторий, вебинары', en: 'databases, repository, webinars' },
                6,
              ],
            ],
          },
        ],
      },
      {
        title: { kz: 'Құқықтары мен міндеттері', ru: 'Права и обязанности', en: 'Rights and duties' },
        text: [
          {
            kz: 'Кітапхана жаңа пәннің силлабусын бекітуге дейін көріп, негізгі әдебиеттің қорда бар-жоғы туралы қорытынды береді.',
            ru: 'Библиотека видит силлабус новой дисциплины до утверждения и даёт заключение, есть ли основная литература в фонде.',
            en: 'The library sees the syllabus of a new course before approval and states whether the core reading is in stock.',
          },
          {
            kz: 'Оқырманның қандай кітап алғаны\u00a0– құпия: ол туралы мәлімет деканатқа да, ата-анаға да берілмейді.',
            ru: 'Что читает человек, остаётся тайной: таких сведений не получают ни деканат, ни родители.',
            en: 'What a person reads is confidential: neither the dean’s office nor parents are told.',
          },
        ],
      },
      {
        title: { kz: 'Кітапхана кеңесі', ru: 'Библиотечный совет', en: 'Library council' },
        text: [
          {
            kz: 'Тоғыз мүшесі бар: бес мектептен бір-бірден, екі студент, ғылым департаменті мен АТ бөлімінің өкілдері. Кеңес тоқсанына бір рет жиналады.',
            ru: 'В совете девять человек: по одному от пяти школ, два студента, представители департамента науки и отдела ИТ. Собирается раз в квартал.',
            en: 'It has nine members: one from each of the five schools, two students and one each from the research department and IT. It meets every quarter.',
          },
          {
            kz: 'Кеңес жылдық бюджеттің жобасын қарап, жазылымды жаңарту немесе тоқтату туралы ұсыныс береді.',
            ru: 'Совет рассматривает проект годового бюджета и предлагает, какие подписки продлить, а какие прекратить.',
            en: 'The council considers the draft budget and proposes which subscriptions to renew and which to end.',
          },
        ],
      },
      {
        title: { kz: 'Есептілік', ru: 'Отчётность', en: 'Reporting' },
        text: [
          {
            kz: 'Кітапхана оқу жылының есебін 30 маусымға дейін жариялайды және Ғылыми кеңестің күзгі отырысында таныстырады.',
            ru: 'Отчёт за учебный год библиотека публикует до 30 июня и представляет на осеннем заседании Учёного совета.',
            en: 'The library publishes its report for the academic year by 30 June and presents it to the Academic Council in the autumn.',
          },
        ],
      },
    ],
  },
  10: {
    name: 'working-with-rare-books',
    signedBy: 3,
    sections: [
      {
        title: { kz: 'Қордың құрамы', ru: 'Состав фонда', en: 'What the collection holds' },
        text: [
          {
            kz: 'Қорда 1920–1950 жылдардағы халық шаруашылығы жоспарлары, Қазақстанның алғашқы статистикалық жинақтары және 1930 жылға дейін шыққан төте жазудағы кітаптар бар.',
            ru: 'В фонде народнохозяйственные планы 1920–1950-х годов, первые статистические сборники Казахстана и книги арабской графикой, изданные до 1930 года.',
            en: 'The collection holds economic plans of the 1920s to 1950s, the first statistical yearbooks of Kazakhstan and books in Arabic script printed before 1930.',
          },
        ],
      },
      {
        title: { kz: 'Жазылу', ru: 'Запись', en: 'Booking' },
        text: [
          {
            kz: 'Сирек кітаптар бөлмесі жұмыс күндері 10:00–17:00 аралығында ашық. Орын мен басылымға кемінде бір жұмыс күні бұрын тапсырыс беріледі.',
            ru: 'Зал редкой книги открыт по рабочим дням с 10:00 до 17:00. Место и издание заказывают не позднее чем за рабочий день.',
            en: 'The rare book room is open on working days from 10:00 to 17:00. A seat and a volume are ordered at least one working day ahead.',
          },
          {
            kz: 'Студент өтінішке жетекшісінің қолын қойдырады, сырттан келген зерттеуші ұйымының хатын көрсетеді.',
            ru: 'Студент приносит заявление с подписью руководителя, исследователь со стороны\u00a0— письмо своей организации.',
            en: 'Students bring a request signed by their supervisor, outside researchers a letter from their institution.',
          },
        ],
      },
      {
        title: { kz: 'Түпнұсқамен жұмыс', ru: 'Работа с оригиналом', en: 'Handling originals' },
        text: [
          {
            kz: 'Алдымен цифрлық көшірме беріледі. Қағаздың түрі, белгілері немесе шеттегі жазулар зерттелсе, түпнұсқа ұсынылады.',
            ru: 'Сначала выдают цифровую копию. Оригинал предоставляют, если изучаются бумага, знаки или записи на полях.',
            en: 'A digital copy is given first. The original is brought out when paper, marks or marginal notes are what is studied.',
          },
          {
            kz: 'Үстелде қарындаш, ноутбук және таза парақ қана болады; сия, жапсырма қағаз бен сусын әкелінбейді. Кітап көпшік тірекке қойылып, таза құрғақ қолмен парақталады.',
            ru: 'На столе только карандаш, ноутбук и чистый лист; чернила, клейкие закладки и напитки не проносят. Книгу кладут на подставку и листают чистыми сухими руками.',
            en: 'Only a pencil, a laptop and blank paper are allowed on the desk; no ink, sticky notes or drinks. The book lies on a cushion and is turned with clean dry hands.',
          },
          {
            kz: 'Бір мезетте бір басылым ғана беріледі, бөлмеде кезекші кітапханашы отырады.',
            ru: 'Одновременно выдают одно издание, в зале находится дежурный библиотекарь.',
            en: 'One volume is issued at a time, and a librarian on duty is always in the room.',
          },
        ],
      },
      {
        title: { kz: 'Көшірме жасау', ru: 'Копирование', en: 'Copies' },
        text: [
          {
            kz: 'Отыз бетке дейінгі сканды қызметкер екі жұмыс күнінде тегін дайындайды. Жарқылсыз өз телефонымен суретке түсіруге болады, жалпақ сканерге салуға болмайды.',
            ru: 'До тридцати страниц сотрудник сканирует бесплатно за два рабочих дня. Снимать своим телефоном без вспышки можно, класть книгу на планшетный сканер нельзя.',
            en: 'Up to thirty pages are scanned free of charge within two working days. Photographs by phone without flash are allowed, flatbed scanners are not.',
          },
          {
            kz: 'Жарияланымда «Нархоз университетінің Ғылыми кітапханасы, сирек кітаптар қоры» деп шифрымен көрсетіледі.',
            ru: 'В публикации указывают «Научная библиотека Университета Нархоз, фонд редких книг» и шифр.',
            en: 'Publications cite “Narxoz University Research Library, Rare Books” together with the shelf mark.',
          },
        ],
      },
      {
        title: { kz: 'Сақтау шарттары', ru: 'Условия хранения', en: 'Storage' },
        text: [
          {
            kz: 'Қоймада температура 18–20 °C, ылғалдылық 45–55 пайыз болуы тиіс, көрсеткіштер күн сайын жазылады. Зақым көрген оқырман беттің нөмірін айтып, кезекшіге хабарлайды.',
            ru: 'В хранилище держат 18–20 °C и влажность 45–55 процентов, показания записывают ежедневно. Заметив повреждение, читатель называет дежурному номер страницы.',
            en: 'The stacks are kept at 18–20 °C and 45–55 per cent humidity, recorded daily. A reader who notices damage tells the librarian the page.',
          },
        ],
      },
    ],
  },
  12: {
    name: 'collection-development-policy',
    signedBy: 3,
    sections: [
      {
        title: { kz: 'Мақсат', ru: 'Цель', en: 'Aim' },
        text: [
          {
            kz: 'Әр пәннің негізгі әдебиеті қорда болуы керек: он студентке кемінде бір баспа дана немесе шектеусіз электрондық қолжетімділік.',
            ru: 'Основная литература каждой дисциплины должна быть в фонде: один печатный экземпляр на десять студентов или неограниченный электронный доступ.',
            en: 'The core reading of every course must be held: one printed copy for ten students, or unlimited electronic access.',
          },
        ],
      },
      {
        title: { kz: 'Таңдау өлшемдері', ru: 'Критерии отбора', en: 'Criteria' },
        text: [
          {
            kz: 'Силлабустағы орны, соңғы бес жылда шығуы, қазақ тілінде баламасының болмауы және оқырман сұранысы ескеріледі.',
            ru: 'Учитываются место в силлабусе, выход за последние пять лет, отсутствие аналога на казахском и спрос читателей.',
            en: 'What counts is the place in the syllabus, publication within the last five years, the lack of a Kazakh equivalent and demand from readers.',
          },
          {
            kz: 'Қазақ тіліндегі оқулық бағасына қарамай бірінші кезекте алынады. Бір атау екі тілде шықса, екеуі де сатып алынады.',
            ru: 'Учебники на казахском приобретаются в первую очередь независимо от цены. Если книга вышла на двух языках, покупают обе.',
            en: 'Textbooks in Kazakh come first whatever their price. A title that exists in two languages is bought in both.',
          },
        ],
      },
      {
        title: { kz: 'Бюджетті бөлу', ru: 'Распределение бюджета', en: 'Dividing the budget' },
        text: [
          {
            columns: [
              { kz: 'Бағыт', ru: 'Направление', en: 'Purpose' },
              { kz: 'Үлесі, %', ru: 'Доля, %', en: 'Share, %' },
            ],
            rows: [
              [
                {
                  kz: 'Электрондық жазылым мен дерекқорлар',
                  ru: 'Электронная подписка и базы',
                  en: 'Electronic subscriptions and databases',
                },
                40,
              ],
              [{ kz: 'Оқулықтар', ru: 'Учебники', en: 'Textbooks' }, 35],
              [{ kz: 'Ғылыми монографиялар', ru: 'Научные монографии', en: 'Research monographs' }, 15],
              [{ kz: 'Баспа журналдар', ru: 'Печатные журналы', en: 'Printed journals' }, 5],
              [{ kz: 'Сирек басылымдар мен қалпына келтіру', ru: 'Редкие издания и реставрация', en: 'Rare editions and restoration' }, 5],
            ],
          },
        ],
      },
      {
        title: { kz: 'Оқырман ұсынысы', ru: 'Предложения читателей', en: 'Requests by readers' },
        text: [
          {
            kz: 'Кез келген оқырман library@narxoz.example мекенжайына кітап ұсына алады, жауап екі аптада беріледі. Үш оқырман сұраған кітап кеңессіз-ақ сатып алынады.',
            ru: 'Любой читатель может предложить книгу по адресу library@narxoz.example, ответ дают за две недели. Книгу, которую просят трое, покупают без обсуждения.',
            en: 'Any reader may propose a book at library@narxoz.example and is answered within two weeks. A book that three readers ask for is bought without debate.',
          },
        ],
      },
      {
        title: { kz: 'Сыйға берілген кітаптар', ru: 'Книги в дар', en: 'Gifts' },
        text: [
          {
            kz: 'Сый қабылдағанда кітапхана кітапты қорға қосу немесе басқа мекемеге беру құқығын өзіне қалдырады. Сыйлаушының аты каталогта көрсетіледі.',
            ru: 'Принимая дар, библиотека оставляет за собой право включить книгу в фонд или передать другой организации. Имя дарителя указывают в каталоге.',
            en: 'In accepting a gift the library keeps the right to add the book or pass it on. The donor’s name stands in the catalogue.',
          },
        ],
      },
      {
        title: { kz: 'Қордан шығару', ru: 'Списание', en: 'Withdrawal' },
        text: [
          {
            kz: 'Он жыл бойы сұралмаған, ескірген немесе тозған дана үш мүшелі комиссияның актісімен шығарылады. Соңғы дана мен университет авторларының еңбегі шығарылмайды.',
            ru: 'Не востребованный десять лет, устаревший или ветхий экземпляр списывает комиссия из трёх человек. Последний экземпляр и труды авторов университета не списывают.',
            en: 'Copies unused for ten years, outdated or worn are withdrawn by a panel of three. The last copy and works by the university’s own authors are never withdrawn.',
          },
        ],
      },
    ],
  },
  14: {
    name: 'repository-deposit-agreement',
    signedBy: 3,
    sections: [
      {
        title: { kz: 'Келісімнің мәні', ru: 'Предмет соглашения', en: 'Subject' },
        text: [
          {
            kz: 'Автор өз туындысының толық мәтінін университет репозиторийіне орналастыруға келіседі, ал университет оны тегін оқуға ашып, ұзақ сақтайды.',
            ru: 'Автор соглашается разместить полный текст своего произведения в репозитории университета, а университет открывает его для бесплатного чтения и долго хранит.',
            en: 'The author agrees to place the full text of a work in the university’s repository; the university opens it to readers free of charge and preserves it.',
          },
          {
            kz: 'Келісім мақалаға, монографияға, диссертацияға, диплом жұмысына және деректер жинағына қолданылады.',
            ru: 'Соглашение распространяется на статьи, монографии, диссертации, дипломные работы и наборы данных.',
            en: 'It covers articles, monographs, dissertations, theses and data sets.',
          },
        ],
      },
      {
        title: { kz: 'Автордың құқықтары', ru: 'Права автора', en: 'Rights of the author' },
        text: [
          {
            kz: 'Берілетін құқық айрықша емес: автор туындысын кез келген журналда, кітапта немесе сайтта жариялай береді.',
            ru: 'Передаваемое право неисключительное: автор по-прежнему может публиковать произведение в любом журнале, книге или на сайте.',
            en: 'The right granted is not exclusive: the author remains free to publish the work in any journal, book or website.',
          },
          {
            kz: 'Автор өзгертілген нұсқаны қосымша орналастыра алады, бұрынғы нұсқасы күні көрсетіліп сақталады.',
            ru: 'Автор может добавить исправленную версию, прежняя сохраняется с указанием даты.',
            en: 'A corrected version may be added; the earlier one is kept with its date.',
          },
        ],
      },
      {
        title: { kz: 'Автордың кепілдігі', ru: 'Гарантии автора', en: 'What the author warrants' },
        text: [
          {
            kz: 'Автор туындының өзінікі екенін, бірлескен авторлардың келісімі алынғанын және баспаның шарты орналастыруға тыйым салмайтынын растайды.',
            ru: 'Автор подтверждает, что произведение создано им, согласие соавторов получено и договор с издательством не запрещает размещение.',
            en: 'The author confirms that the work is his or her own, that co-authors agree and that no contract with a publisher forbids the deposit.',
          },
        ],
      },
      {
        title: { kz: 'Қолжетімділік пен лицензия', ru: 'Доступ и лицензия', en: 'Access and licence' },
        text: [
          {
            columns: [
              { kz: 'Туынды', ru: 'Произведение', en: 'Work' },
              { kz: 'Лицензия', ru: 'Лицензия', en: 'Licence' },
              { kz: 'Ең ұзақ жабық мерзім, ай', ru: 'Закрытый срок не больше, мес.', en: 'Longest embargo, months' },
            ],
            rows: [
              [{ kz: 'Мақала', ru: 'Статья', en: 'Article' }, 'CC BY 4.0', 12],
              [{ kz: 'Докторлық диссертация', ru: 'Докторская диссертация', en: 'Doctoral dissertation' }, 'CC BY-NC 4.0', 24],
              [{ kz: 'Диплом жұмысы', ru: 'Дипломная работа', en: 'Thesis' }, 'CC BY-NC 4.0', 6],
              [{ kz: 'Деректер жинағы', ru: 'Набор данных', en: 'Data set' }, 'CC0 1.0', 12],
            ],
          },
          {
            kz: 'Жабық мерзімде тек атауы, авторы мен аңдатпасы көрінеді.',
            ru: 'В закрытый период видны только название, автор и аннотация.',
            en: 'During an embargo only the title, the author and the abstract can be seen.',
          },
        ],
      },
      {
        title: { kz: 'Университеттің міндеті', ru: 'Обязанности университета', en: 'Duties of the university' },
        text: [
          {
            kz: 'Кітапхана файлды үш жұмыс күнінде тексеріп, тұрақты сілтеме береді, екі бөлек жерде көшірмесін сақтайды және қаралымын жылына бір рет авторға хабарлайды.',
            ru: 'Библиотека за три рабочих дня проверяет файл, даёт постоянную ссылку, хранит копии в двух местах и раз в год сообщает автору число просмотров.',
            en: 'The library checks the file within three working days, gives it a permanent link, keeps copies in two places and tells the author the number of views once a year.',
          },
        ],
      },
      {
        title: { kz: 'Қайтарып алу', ru: 'Отзыв', en: 'Withdrawal of a work' },
        text: [
          {
            kz: 'Автор себебін көрсетіп, туындыны қайтарып ала алады: мәтін бес жұмыс күнінде жабылады, ал библиографиялық жазбасы қалады.',
            ru: 'Указав причину, автор может отозвать работу: текст закрывают за пять рабочих дней, библиографическая запись остаётся.',
            en: 'An author may withdraw a work and say why: the text is closed within five working days while the record remains.',
          },
        ],
      },
    ],
  },
}
