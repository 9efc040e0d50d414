import { starter } from '../starter-entry.ts'

// Years of the procedure (handbooks.ts): 71 is 2026–2027, 72 is 2025–2026, 73 is 2024–2025.
export const faqs = starter('faq', [
  {
    id: 1,
    attributes: {
      group: 'certificates',
      year: 71,
      title: {
        kz: '2026–2027 оқу жылында қандай тіл сертификаттары қабылданады?',
        ru: 'Какие языковые сертификаты принимают в 2026–2027 учебном году?',
        en: 'Which language certificates are accepted in 2026–2027?',
      },
      answer: {
        kz: '<p>Ағылшын тілінен IELTS Academic 6.0, TOEFL iBT 72, Duolingo English Test 105 немесе Cambridge B2 First қабылданады. Неміс тілінен Goethe-Zertifikat B1, француз тілінен DELF B1, корей тілінен TOPIK 3 жеткілікті.</p>',
        ru: '<p>По английскому принимают IELTS Academic 6.0, TOEFL iBT 72, Duolingo English Test 105 или Cambridge B2 First. По немецкому достаточно Goethe-Zertifikat B1, по французскому DELF B1, по корейскому TOPIK 3.</p>',
        en: '<p>For English: IELTS Academic 6.0, TOEFL iBT 72, Duolingo English Test 105 or Cambridge B2 First. For German Goethe-Zertifikat B1 is enough, for French DELF B1, for Korean TOPIK 3.</p>',
      },
    },
  },
  {
    id: 2,
    attributes: {
      group: 'certificates',
      year: 71,
      title: {
        kz: 'Сертификаттың мерзімі қашанға дейін жарамды болуы керек?',
        ru: 'До какого числа должен действовать сертификат?',
        en: 'Until when must the certificate be valid?',
      },
      answer: {
        kz: '<p>Сертификат шетелдегі семестр аяқталғанша күшін жоймауы керек: көктемде баратындарда 2027 жылғы маусымның, күзде баратындарда 2028 жылғы қаңтардың соңына дейін. Мерзімі ертерек бітсе, тестті алдын ала қайта тапсырыңыз.</p>',
        ru: '<p>Сертификат должен действовать до конца семестра за рубежом: для весны до конца июня 2027 года, для осени до конца января 2028 года. Если срок истекает раньше, пересдайте тест заранее.</p>',
        en: '<p>It must stay valid until your semester abroad ends: until the end of June 2027 for spring, the end of January 2028 for autumn. If it expires earlier, retake the test in good time.</p>',
      },
    },
  },
  {
    id: 3,
    attributes: {
      group: 'certificates',
      year: 71,
      title: {
        kz: 'Сертификатым жоқ, университеттің ішкі тестін тапсыруға бола ма?',
        ru: 'У меня нет сертификата: можно ли сдать внутренний тест университета?',
        en: 'I have no certificate: can I take the university’s own test?',
      },
      answer: {
        kz: '<p>Ішкі тестті Түркия мен Орталық Азиядағы серіктестер ғана мойындайды. Ол жылына екі рет, 12 желтоқсанда және 15 мамырда өтеді, нәтижесі бір жыл сақталады.</p>',
        ru: '<p>Внутренний тест признают только партнёры в Турции и Центральной Азии. Он проходит дважды в год, 12 декабря и 15 мая, результат действителен год.</p>',
        en: '<p>Only partners in Türkiye and Central Asia accept it. The test is held twice a year, on 12 December and 15 May, and the result is valid for one year.</p>',
      },
    },
  },
  {
    id: 4,
    attributes: {
      group: 'certificates',
      year: 71,
      title: {
        kz: 'Электрондық сертификат жарай ма, әлде түпнұсқа керек пе?',
        ru: 'Подойдёт ли электронный сертификат или нужен оригинал?',
        en: 'Is an electronic certificate enough, or do you need the original?',
      },
      answer: {
        kz: '<p>Биылдан бастап QR-коды немесе тексеру нөмірі бар электрондық нұсқа жеткілікті. Халықаралық байланыс кеңсесі оны тест операторының сайтында өзі тексереді, сондықтан нотариус куәландыруы талап етілмейді.</p>',
        ru: '<p>С этого года достаточно электронной версии с QR-кодом или номером проверки. Международный офис сам сверяет её на сайте оператора теста, нотариальное заверение не требуется.</p>',
        en: '<p>From this year an electronic version with a QR code or verification number is enough. The international office checks it on the test provider’s website, so no notary is needed.</p>',
      },
    },
  },
  {
    id: 5,
    attributes: {
      group: 'certificates',
      year: 71,
      title: {
        kz: 'Биылғы іріктеудің маңызды күндері қандай?',
        ru: 'Какие даты важны в отборе этого года?',
        en: 'What are the key dates of this year’s selection?',
      },
      answer: {
        kz: '<ul><li>1 қыркүйек\u00a0– 5 қазан: көктемгі семестрге өтінім;</li><li>1 ақпан\u00a0– 10 наурыз: күзгі семестрге өтінім;</li><li>қабылдау жабылған соң 12 жұмыс күнінде комиссия шешімі;</li><li>шешімнен кейін үш жұмыс күні ішінде апелляция.</li></ul>',
        ru: '<ul><li>1 сентября\u00a0— 5 октября: заявки на весенний семестр;</li><li>1 февраля\u00a0— 10 марта: заявки на осенний семестр;</li><li>решение комиссии в течение 12 рабочих дней после закрытия приёма;</li><li>апелляция в течение трёх рабочих дней после решения.</li></ul>',
        en: '<ul><li>1 September – 5 October: applications for the spring semester;</li><li>1 February – 10 March: applications for the autumn semester;</li><li>the panel decides within 12 working days of closing;</li><li>appeals within three working days of the decision.</li></ul>',
      },
    },
  },
  {
    id: 6,
    attributes: {
      group: 'certificates',
      year: 72,
      title: {
        kz: '2025–2026 оқу жылында өту балы қанша болды?',
        ru: 'Каким был проходной балл в 2025–2026 учебном году?',
        en: 'What was the pass mark in 2025–2026?',
      },
      answer: {
        kz: '<p>Жүз балдық жүйеде 60 балл жинағандар өтті. Еуропаға ең төменгі IELTS 5.5, Шығыс Азияға 6.0 болды. Бір жылда 286 студент шетелге шықты.</p>',
        ru: '<p>Проходили набравшие 60 баллов из ста. Минимальный IELTS для Европы составил 5.5, для Восточной Азии 6.0. За год за рубеж поехали 286 студентов.</p>',
        en: '<p>Applicants with 60 points out of a hundred were selected. The lowest IELTS was 5.5 for Europe and 6.0 for East Asia. In the course of the year 286 students went abroad.</p>',
      },
    },
  },
  {
    id: 7,
    attributes: {
      group: 'certificates',
      year: 72,
      title: {
        kz: 'Duolingo сертификаты неге 2025 жылы алғаш рет қабылданды?',
        ru: 'Почему сертификат Duolingo впервые приняли в 2025 году?',
        en: 'Why was the Duolingo certificate first accepted in 2025?',
      },
      answer: {
        kz: '<p>Серіктестердің үштен бірі оны өз талаптарына енгізді, сондықтан Ғылыми кеңес те 2025 жылғы қазанда 105 балдан басталатын нәтижені тең деп таныды. Тест үйден тапсырылатындықтан, өңірлерден келген студенттерге ыңғайлы.</p>',
        ru: '<p>Его включила в требования треть партнёров, поэтому в октябре 2025 года Учёный совет признал равноценным результат от 105 баллов. Тест сдают из дома, что удобно студентам из регионов.</p>',
        en: '<p>A third of our partners had added it to their requirements, so in October 2025 the Academic Council recognised results from 105 points as equivalent. It is taken at home, which suits students from the regions.</p>',
      },
    },
  },
  {
    id: 8,
    attributes: {
      group: 'certificates',
      year: 72,
      title: {
        kz: '2025 жылы алған сертификатымды биыл пайдалана аламын ба?',
        ru: 'Могу ли я в этом году использовать сертификат 2025 года?',
        en: 'Can I use a certificate from 2025 this year?',
      },
      answer: {
        kz: '<p>IELTS пен TOEFL екі жыл жарамды: көктемгі семестрге 2025 жылғы шілдеден бері алынғандары жетеді, ал күзгі семестрге 2025 жылғы сертификат жарамайды. Университеттің 2025 жылғы ішкі тестінің мерзімі өтіп кетті, оны қайта тапсыру керек.</p>',
        ru: '<p>IELTS и TOEFL действуют два года: для весеннего семестра годятся полученные с июля 2025 года, а для осеннего сертификат 2025 года уже не подойдёт. Срок внутреннего теста 2025 года истёк, его нужно сдать заново.</p>',
        en: '<p>IELTS and TOEFL are valid for two years: for the spring semester results from July 2025 on will do, but for the autumn semester a certificate from 2025 will not. The university’s internal test of 2025 has expired and has to be taken again.</p>',
      },
    },
  },
  {
    id: 9,
    attributes: {
      group: 'certificates',
      year: 72,
      title: {
        kz: 'Шетелде оқыған семестр үшін қандай сертификат берілді?',
        ru: 'Какой документ выдавали за семестр за рубежом?',
        en: 'Which document was issued for a semester abroad?',
      },
      answer: {
        kz: '<p>Серіктес университет транскрипт пен қатысу сертификатын екі данада жіберді. Бірінші данасы студентке табысталды, екіншісі жеке ісіне тігіліп, кредиттер ақпанның соңына дейін қайта есептелді.</p>',
        ru: '<p>Партнёр присылал транскрипт и сертификат участника в двух экземплярах. Первый вручали студенту, второй подшивали в личное дело, кредиты перезачитывали до конца февраля.</p>',
        en: '<p>The partner sent a transcript and a certificate of attendance in two copies. One went to the student, the other to the personal file, and credits were transferred by the end of February.</p>',
      },
    },
  },
  {
    id: 10,
    attributes: {
      group: 'certificates',
      year: 73,
      title: {
        kz: '2024–2025 оқу жылында тіл деңгейі қалай бағаланды?',
        ru: 'Как оценивали уровень языка в 2024–2025 учебном году?',
        en: 'How was language level assessed in 2024–2025?',
      },
      answer: {
        kz: '<p>Ол жылы IELTS пен TOEFL ғана ескерілді. Сертификаты жоқтар шет тілдері кафедрасында ауызша және жазбаша емтихан тапсырды, B1 деңгейін растағандар Түркия мен Польшаға жіберілді.</p>',
        ru: '<p>В том году учитывали только IELTS и TOEFL. Остальные сдавали устный и письменный экзамен на кафедре иностранных языков, подтвердившие уровень B1 поехали в Турцию и Польшу.</p>',
        en: '<p>That year only IELTS and TOEFL counted. Everyone else took an oral and a written examination at the department of foreign languages; those who reached B1 went to Türkiye and Poland.</p>',
      },
    },
  },
  {
    id: 11,
    attributes: {
      group: 'certificates',
      year: 73,
      title: {
        kz: 'Сертификаттың аудармасы 2024 жылы не үшін талап етілді?',
        ru: 'Зачем в 2024 году требовали перевод сертификата?',
        en: 'Why was a translation of the certificate required in 2024?',
      },
      answer: {
        kz: '<p>Құжат айналымы ол кезде қағаз түрінде жүрді және шет тіліндегі әр құжатқа нотариус растаған аударма тіркелді. 2026 жылы бұл талап жойылды, мұрағаттағы істер үшін ғана сақталады.</p>',
        ru: '<p>Документооборот тогда был бумажным, и к каждому документу на иностранном языке прикладывали нотариальный перевод. В 2026 году требование сняли, оно осталось только для архивных дел.</p>',
        en: '<p>Files were kept on paper then, and every document in a foreign language needed a notarised translation. The rule was dropped in 2026 and now applies only to archived files.</p>',
      },
    },
  },
  {
    id: 12,
    attributes: {
      group: 'certificates',
      year: 73,
      title: {
        kz: '2024 жылғы қатысу сертификатын жоғалтып алдым. Көшірмесін қалай аламын?',
        ru: 'Я потерял сертификат участника 2024 года. Как получить копию?',
        en: 'I have lost my 2024 certificate of attendance. How do I get a copy?',
      },
      answer: {
        kz: '<p>Екінші данасы жеке ісіңізде тұр. <a href="/service-center">Қызмет көрсету орталығына</a> мұрағаттық анықтамаға өтініш қалдырыңыз: куәландырылған көшірмесі жеті жұмыс күнінде дайын болады.</p>',
        ru: '<p>Второй экземпляр хранится в вашем личном деле. Оставьте в <a href="/service-center">центре обслуживания</a> заявление на архивную справку: заверенная копия будет готова через семь рабочих дней.</p>',
        en: '<p>A second copy is in your personal file. Leave a request for an archive certificate at the <a href="/service-center">service centre</a>: a certified copy is ready in seven working days.</p>',
      },
    },
  },
  {
    id: 13,
    attributes: {
      group: 'certificates',
      year: 73,
      title: {
        kz: 'Қай елдер 2024 жылы ең көп студент қабылдады?',
        ru: 'Какие страны приняли больше всего студентов в 2024 году?',
        en: 'Which countries received most students in 2024?',
      },
      answer: {
        kz: '<p>Түркия 62, Польша 41, Корея Республикасы 36 студент қабылдады. Барлығы 241 студент он бес елге барды, олардың әр төртіншісі ұтқырлық грантымен оқыды.</p>',
        ru: '<p>Турция приняла 62 студента, Польша 41, Республика Корея 36. Всего в пятнадцать стран поехал 241 студент, каждый четвёртый по гранту мобильности.</p>',
        en: '<p>Türkiye took 62 students, Poland 41, the Republic of Korea 36. In all 241 students went to fifteen countries, one in four on a mobility grant.</p>',
      },
    },
  },
  {
    id: 14,
    attributes: {
      group: 'purchases',
      title: {
        kz: 'Университет тауар мен қызметті қандай тәсілмен сатып алады?',
        ru: 'Какими способами университет закупает товары и услуги?',
        en: 'How does the university buy goods and services?',
      },
      answer: {
        kz: '<p>Үш тәсіл бар: ашық конкурс, баға ұсыныстарын сұрату және бір көзден алу. Құны үш миллион теңгеден асатын сатып алу тек ашық конкурспен өтеді, одан арзанына кемінде үш баға ұсынысы сұратылады.</p>',
        ru: '<p>Способов три: открытый конкурс, запрос ценовых предложений и закупка из одного источника. Всё, что дороже трёх миллионов тенге, закупают только через открытый конкурс, для меньших сумм запрашивают не менее трёх цен.</p>',
        en: '<p>There are three ways: open competition, request for quotations and single-source purchase. Anything above three million tenge goes to open competition; below that, at least three quotations are requested.</p>',
      },
    },
  },
  {
    id: 15,
    attributes: {
      group: 'purchases',
      title: {
        kz: 'Жарияланған конкурстарды қайдан көруге болады?',
        ru: 'Где посмотреть объявленные конкурсы?',
        en: 'Where can I see current tenders?',
      },
      answer: {
        kz: '<p>Хабарландырулар <a href="/university-purchases">сатып алу бетінде</a> және электрондық сауда алаңында бір күнде шығады. Өтінім беруге кемінде он күнтізбелік күн, құрылыс жұмыстарына жиырма күн беріледі.</p>',
        ru: '<p>Объявления выходят в один день на <a href="/university-purchases">странице закупок</a> и на электронной торговой площадке. На подачу заявки даётся не меньше десяти календарных дней, для строительных работ двадцать.</p>',
        en: '<p>Notices appear on the same day on the <a href="/university-purchases">procurement page</a> and on the electronic trading platform. Bidders have at least ten calendar days, twenty for building works.</p>',
      },
    },
  },
  {
    id: 16,
    attributes: {
      group: 'purchases',
      title: {
        kz: 'Тендерге қатысу үшін қандай құжаттар тапсырылады?',
        ru: 'Какие документы нужны для тендера?',
        en: 'Which documents does a bid contain?',
      },
      answer: {
        kz: '<ul><li>тіркеу туралы анықтама мен жарғы көшірмесі;</li><li>салық берешегінің жоқтығы туралы анықтама;</li><li>баға ұсынысы мен техникалық ерекшелік;</li><li>соңғы екі жылда орындалған ұқсас келісімшарттар тізімі.</li></ul>',
        ru: '<ul><li>справка о регистрации и копия устава;</li><li>справка об отсутствии налоговой задолженности;</li><li>ценовое предложение и техническая спецификация;</li><li>перечень похожих договоров за последние два года.</li></ul>',
        en: '<ul><li>certificate of registration and a copy of the articles;</li><li>proof of no tax arrears;</li><li>price offer and technical specification;</li><li>a list of similar contracts from the past two years.</li></ul>',
      },
    },
  },
  {
    id: 17,
    attributes: {
      group: 'purchases',
      title: {
        kz: 'Өтінімді қамтамасыз ету жарнасы бар ма?',
        ru: 'Нужно ли обеспечение заявки?',
        en: 'Is a bid security required?',
      },
      answer: {
        kz: '<p>Ашық конкурста лот құнының 1 пайызы көлемінде салынады және жеңімпаз анықталған соң бес жұмыс күнінде қайтарылады. Баға ұсыныстарын сұратқанда қамтамасыз ету талап етілмейді.</p>',
        ru: '<p>На открытом конкурсе вносят 1 процент стоимости лота, его возвращают через пять рабочих дней после определения победителя. При запросе цен обеспечение не требуется.</p>',
        en: '<p>In an open competition it is 1 per cent of the value of the lot, returned within five working days of the award. Requests for quotations need none.</p>',
      },
    },
  },
  {
    id: 18,
    attributes: {
      group: 'purchases',
      title: {
        kz: 'Тендер нәтижесімен келіспесем, кімге шағымданамын?',
        ru: 'Кому пожаловаться на итоги тендера?',
        en: 'To whom can I complain about a tender result?',
      },
      answer: {
        kz: '<p>Хаттама жарияланған күннен бастап бес күн ішінде апелляциялық комиссияға жазыңыз: tender@narxoz.example. Шағым қаралғанша келісімшартқа қол қойылмайды, жауап жеті күнде беріледі.</p>',
        ru: '<p>В течение пяти дней после публикации протокола напишите в апелляционную комиссию: tender@narxoz.example. До рассмотрения договор не подписывают, ответ дают за семь дней.</p>',
        en: '<p>Write to the appeals panel within five days of the minutes being published: tender@narxoz.example. No contract is signed until the complaint is heard; you have an answer within seven days.</p>',
      },
    },
  },
  {
    id: 19,
    attributes: {
      group: 'purchases',
      title: {
        kz: 'Отандық өндірушілерге артықшылық беріле ме?',
        ru: 'Есть ли преимущества у отечественных производителей?',
        en: 'Do local manufacturers have an advantage?',
      },
      answer: {
        kz: '<p>Индустриялық сертификаты бар қазақстандық өндірушінің бағасы салыстыру кезінде шартты түрде 10 пайызға төмендетіледі. Жиһаз бен баспа қызметінде бұл ереже 2024 жылдан бері қолданылады.</p>',
        ru: '<p>Цену казахстанского производителя с индустриальным сертификатом при сравнении условно снижают на 10 процентов. Для мебели и полиграфии правило действует с 2024 года.</p>',
        en: '<p>When offers are compared, the price of a Kazakhstani manufacturer with an industrial certificate is notionally reduced by 10 per cent. For furniture and printing the rule has applied since 2024.</p>',
      },
    },
  },
  {
    id: 20,
    attributes: {
      group: 'purchases',
      title: {
        kz: 'Жеткізуші төлемді қанша уақытта алады?',
        ru: 'Через сколько поставщик получает оплату?',
        en: 'How soon is a supplier paid?',
      },
      answer: {
        kz: '<p>Қабылдау актісіне қол қойылып, электрондық шот-фактура түскен соң он жұмыс күні ішінде. Алдын ала төлем шарт құнының 30 пайызынан аспайды және банк кепілдігімен ғана беріледі.</p>',
        ru: '<p>В течение десяти рабочих дней после подписания акта приёмки и получения электронного счёта-фактуры. Аванс не превышает 30 процентов договора и выдаётся только под банковскую гарантию.</p>',
        en: '<p>Within ten working days of the signed acceptance report and the electronic invoice. Advance payment is at most 30 per cent of the contract and only against a bank guarantee.</p>',
      },
    },
  },
  {
    id: 21,
    attributes: {
      group: 'documents',
      title: {
        kz: 'Ішкі құжаттарды кім қабылдайды және қашан күшіне енеді?',
        ru: 'Кто принимает внутренние документы и когда они вступают в силу?',
        en: 'Who adopts internal documents, and when do they take effect?',
      },
      answer: {
        kz: '<p>Оқуға қатысты құжаттарды Ғылыми кеңес, қаржы мен меншікке қатысты құжаттарды Директорлар кеңесі бекітеді. Құжат сайтта жарияланған күннен бастап, ал оқу тәртібін өзгертетіндері келесі семестрден бастап қолданылады.</p>',
        ru: '<p>Документы об учёбе утверждает Учёный совет, о финансах и имуществе Совет директоров. Документ действует со дня публикации на сайте, а меняющий порядок учёбы со следующего семестра.</p>',
        en: '<p>Documents about study are adopted by the Academic Council, those about finance and property by the Board of Directors. They apply from the day they are published here; changes to study rules apply from the next semester.</p>',
      },
    },
  },
  {
    id: 22,
    attributes: {
      group: 'documents',
      title: {
        kz: 'Құжаттың ескі редакциясын қайдан табуға болады?',
        ru: 'Где найти прежнюю редакцию документа?',
        en: 'Where can I find an earlier version of a document?',
      },
      answer: {
        kz: '<p>Сайтта тек қолданыстағы редакция тұрады. Бұрынғыларын мұрағат он жыл сақтайды: archive@narxoz.example мекенжайына құжаттың атауы мен жылын жазсаңыз, көшірмесі екі жұмыс күнінде келеді.</p>',
        ru: '<p>На сайте размещена только действующая редакция. Прежние архив хранит десять лет: напишите на archive@narxoz.example название и год, копия придёт за два рабочих дня.</p>',
        en: '<p>Only the version in force is on this site. The archive keeps earlier ones for ten years: write to archive@narxoz.example with the title and year, and a copy arrives within two working days.</p>',
      },
    },
  },
  {
    id: 23,
    attributes: {
      group: 'documents',
      title: {
        kz: 'Академиялық адалдық ережесін бұзса, қандай шара қолданылады?',
        ru: 'Что грозит за нарушение правил академической честности?',
        en: 'What follows a breach of academic integrity?',
      },
      answer: {
        kz: '<p>Бірінші бұзушылықта жұмыс жойылып, пәннен «F» қойылады, студент пәнді ақылы түрде қайта оқиды. Екіншісінде іс тәртіп комиссиясына беріледі, ол оқудан шығаруды ұсына алады. Шешімге он күн ішінде шағым жасауға болады.</p>',
        ru: '<p>При первом нарушении работу аннулируют, по дисциплине ставят «F», и её изучают заново за плату. Второе нарушение разбирает дисциплинарная комиссия, она может предложить отчисление. Решение можно обжаловать в течение десяти дней.</p>',
        en: '<p>After a first breach the work is cancelled, the course is graded F and taken again for a fee. A second one goes to the disciplinary panel, which may propose expulsion. Decisions can be appealed within ten days.</p>',
      },
    },
  },
  {
    id: 24,
    attributes: {
      group: 'documents',
      title: {
        kz: 'Қаржылық есептілікті кім тексереді?',
        ru: 'Кто проверяет финансовую отчётность?',
        en: 'Who audits the financial statements?',
      },
      answer: {
        kz: '<p>Жыл сайын тәуелсіз аудиторлық компания тексереді, оны Директорлар кеңесі тендер арқылы үш жылға таңдайды. Аудитордың қорытындысы есептілікпен бірге маусым айында жарияланады.</p>',
        ru: '<p>Ежегодно её проверяет независимая аудиторская компания, которую Совет директоров выбирает по тендеру на три года. Заключение публикуют вместе с отчётностью в июне.</p>',
        en: '<p>They are audited every year by an independent firm that the Board of Directors selects by tender for three years. The auditor’s opinion is published with the statements in June.</p>',
      },
    },
  },
  {
    id: 25,
    attributes: {
      group: 'documents',
      title: {
        kz: 'Банкке немесе келісімшартқа керек деректемелер қай құжатта?',
        ru: 'В каком документе реквизиты для банка или договора?',
        en: 'Which document holds the details for a bank or a contract?',
      },
      answer: {
        kz: '<p>БСН, ЖСК және заңды мекенжай <a href="/articles-of-association-and-details">жарғы және деректемелер бетіндегі</a> бір беттік анықтамада көрсетілген. Қолы мен мөрі бар данасы керек болса, Заң департаментіне жазыңыз: legal@narxoz.example.</p>',
        ru: '<p>БИН, ИИК и юридический адрес указаны в одностраничной справке на <a href="/articles-of-association-and-details">странице устава и реквизитов</a>. За экземпляром с подписью и печатью обращайтесь в Юридический департамент: legal@narxoz.example.</p>',
        en: '<p>The business identification number (BIN), account and registered address are on a one-page sheet on the <a href="/articles-of-association-and-details">articles and details page</a>. For a signed and stamped copy write to the legal department: legal@narxoz.example.</p>',
      },
    },
  },
  {
    id: 26,
    attributes: {
      group: 'documents',
      title: {
        kz: 'Дабыл қағылғанда не істеу керек?',
        ru: 'Что делать, когда звучит тревога?',
        en: 'What do I do when the alarm sounds?',
      },
      answer: {
        kz: '<p>Лифтке мінбей, жасыл белгілермен ең жақын шығу есігіне барыңыз, жиналу орны\u00a0– бас ғимараттың орталық ауласы, екінші корпустан шыққандарға\u00a0– стадион. Жер сілкінісі кезінде алғашқы дүмпу тоқтағанша үстел астында немесе көтергіш қабырға жанында қалыңыз.</p>',
        ru: '<p>Не пользуйтесь лифтом, идите по зелёным знакам к ближайшему выходу, место сбора\u00a0— центральный двор главного корпуса, для второго корпуса\u00a0— стадион. При землетрясении до конца первых толчков оставайтесь под столом или у несущей стены.</p>',
        en: '<p>Do not use the lift; follow the green signs to the nearest exit and gather in the central courtyard of the main building, or at the stadium if you leave the second building. In an earthquake stay under a table or by a load-bearing wall until the first tremors stop.</p>',
      },
    },
  },
  {
    id: 27,
    attributes: {
      group: 'documents',
      title: {
        kz: 'Құжат жобасына ұсыныс айтуға бола ма?',
        ru: 'Можно ли предложить правки к проекту документа?',
        en: 'Can I comment on a draft document?',
      },
      answer: {
        kz: '<p>Студенттер мен қызметкерлерге қатысты жобалар он күн ашық талқыланады. Пікіріңізді <a href="/virtual-reception">виртуалды қабылдау бөлмесі</a> арқылы жіберіңіз, Ғылыми кеңес хатшысы әр ұсынысқа жауап жазады.</p>',
        ru: '<p>Проекты, которые касаются студентов и сотрудников, десять дней открыты для обсуждения. Пришлите замечания через <a href="/virtual-reception">виртуальную приёмную</a>, секретарь Учёного совета ответит на каждое.</p>',
        en: '<p>Drafts that concern students and staff are open for discussion for ten days. Send your remarks through the <a href="/virtual-reception">virtual reception</a>; the secretary of the Academic Council answers each one.</p>',
      },
    },
  },
])
