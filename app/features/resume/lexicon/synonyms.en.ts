/** Words that may stand for each other at the same strength; a word of several groups does not join them. None holds a deed beside a smaller (draft, attend) or larger one (approve, found). */
export const synonyms =
  `use utilise utilize leverage employ apply | reduce cut lower decrease shrink trim lessen slash drop fall decline fewer less minimise minimize curtail
shorten reduce cut | increase raise boost grow lift rise climb more higher growth | improve enhance better upgrade strengthen refine
accelerate expedite speed faster quicken | conduct perform undertake run hold | hold run host organise | run operate manage
build develop create construct make | build assemble construct | create produce make generate prepare | set establish create | establish found start
establish arrange | write author compose | write prepare produce draw | write document record | compile assemble collate prepare
compile gather collect | manage oversee handle supervise | manage run administer lead head | handle process manage deal | field answer take
operate drive run | evaluate assess appraise judge | check inspect examine verify review | check test verify | check monitor
monitor track follow watch observe | track follow trace | record log note register enter document | enter input key type record | choose select pick
teach instruct tutor train educate | train coach teach instruct | coach mentor | mentor guide | advise counsel guide consult | hire recruit
dismiss terminate | clarify explain | explain describe | present explain | deliver supply provide give present | give provide offer
supply provide furnish equip | hand give deliver | distribute circulate send hand share | send ship dispatch forward mail
organise organize arrange coordinate | arrange schedule book | optimise optimize | analyse analyze | analyse examine | study research
research investigate | investigate examine explore | fix resolve solve repair | fix correct rectify | repair mend service | resolve settle handle
solve address tackle | show demonstrate exhibit | start launch initiate begin | launch introduce release | introduce implement | introduce bring
implement deploy install | help assist aid support | participate contribute involve | ensure guarantee assure | ensure maintain | ensure enforce
finish complete conclude finalise finalize | complete fill | buy purchase procure acquire | procure source order | sell market
get obtain secure acquire | receive get | keep retain | maintain service | care look tend | care attend | clean wash | clean sanitise sanitize
serve attend | greet welcome receive | answer respond reply | speak present | communicate speak liaise | liaise coordinate communicate
collaborate cooperate partner | cooperate coordinate | negotiate bargain | agree negotiate | meet fulfil fulfill satisfy | meet achieve reach hit
achieve attain reach accomplish | exceed surpass beat outperform | win earn secure gain | earn receive | save conserve | change modify alter adjust
change convert | convert transform turn | adapt adjust tailor customise customize | move transfer relocate shift | move migrate
replace substitute swap exchange | remove eliminate delete | eliminate stop end | prevent avoid | find identify discover detect locate
identify recognise recognize pinpoint | find determine | detect spot | devise develop create formulate design | rebuild reconstruct redesign
redesign rework restructure overhaul revamp | restructure reorganise reorganize | rewrite rework revise | revise update edit | update renew refresh
translate render | publish issue release | issue give | announce publish | combine merge consolidate join | consolidate unify | separate split divide
link connect | connect integrate | add include | include contain comprise cover incorporate | attend visit | count tally | calculate determine
estimate forecast | forecast predict project | compare benchmark | rank sort order | sort organise arrange | file archive | store keep | pack package
load fill | unload empty | carry transport convey | transport haul move | fetch get | lay place put install | fit install mount | install set
weld join | paint decorate | cook prepare make | bake prepare | serve provide | plant grow | cultivate grow | raise fundraise | fund finance
pay settle | invoice bill charge | reconcile balance | audit inspect | report inform | report present | notify inform alert tell | warn alert
request ask | ask query | interview question | survey poll | approve authorise authorize sign | reject decline refuse | order request
allocate assign | assign delegate | divide allocate | promote advertise market | persuade convince | encourage motivate | motivate inspire
enable allow let permit | require need demand | want wish | cause trigger | escort accompany | guide escort | cover replace | represent stand
act serve | draw sketch | photograph shoot | film shoot record | code program | program write | debug fix troubleshoot | troubleshoot diagnose
diagnose identify | automate script | configure set | customer client | customer shopper buyer | client account | customer guest | guest visitor
visitor attendee | attendee participant | participant person | staff employee personnel worker colleague | staff team crew
colleague coworker teammate peer | worker labourer laborer | volunteer helper | team group | team squad | group class | class lesson | lesson session
session meeting | meeting conference | supplier vendor provider | contractor subcontractor | manager supervisor boss | director head | leader head
child kid | child youngster | toddler child | teenager adolescent | pupil student learner | student trainee | teacher instructor | senior elderly
patient resident | person people individual | app application | website site webpage | page site | program programme | program application
software program | system platform | tool instrument | machine machinery equipment device | equipment gear apparatus | car vehicle automobile
truck lorry | vehicle truck van | plane aircraft | house home residence | flat apartment | store shop outlet | branch office
company firm business organisation organization employer | department division unit | business enterprise | factory plant | warehouse depot
location site place | area region district | region territory | country nation | task assignment job | job role position post | job work
problem issue difficulty challenge | issue fault | error fault bug defect mistake | defect flaw | complaint grievance | query question inquiry enquiry
request inquiry | call phone | phone telephone | letter correspondence | email mail | message note | docs documentation | document file paper
paper article | report summary | guide manual handbook | guideline rule | rule regulation | policy rule | procedure process | process workflow
method technique approach | plan scheme | schedule timetable rota roster | budget spending | cost expense expenditure spending | expense outlay
price rate | pay wage salary | payroll wage | income earnings | revenue turnover sales | profit margin | loss deficit | fund money | money cash
grant funding | tax duty | contract agreement | lease tenancy | rent rental | deal contract | order purchase | goods merchandise product item
item article | stock inventory | supplies stock | material supply | part component | shipment delivery consignment | trip journey | route path
event function | exhibition fair show | party celebration | course class | course training | training instruction | test exam examination
exam assessment | grade mark score | homework assignment | result outcome finding | result effect | benefit advantage | reduction decrease cut
goal target objective | aim goal | need requirement | requirement specification | feature function functionality | change modification
change amendment | idea concept | suggestion proposal recommendation | proposal bid | opinion view feedback | feedback response | comment remark
data information | information detail | record file | list register | number figure | figure statistic | amount quantity volume | level amount
speed pace | time duration | period time | regularly routinely | regular routine | usual normal | quick fast rapid | fast rapid speedy | big large
small little | new novel | old former previous | old legacy | main primary principal key chief | major main | important key | important vital
correct right accurate | correctly accurately | whole entire full | full complete | different distinct | several multiple | multiple many
many numerous | free complimentary | cheap inexpensive | local nearby | foreign overseas | overseas abroad | online web | internal inhouse
manual hand | initial first | final last | annual annually yearly | safe secure | security safety | health wellbeing | medicine medication drug
illness disease | injury wound | hygiene sanitation | food meal dish | notice spot find detect | determine identify | potential prospective | give teach | drink beverage | furniture furnishing | clothes clothing garment | book volume
photo photograph picture image | film movie | video clip | advert advertisement ad | campaign promotion | brand label | market marketplace
competitor rival | partner ally | member subscriber | user visitor | audience public | join enter | enter access | retrieve fetch | query search
search look | see look | observe see | talk speak discuss | treat handle care | administer give dispense | tidy clean | restock replenish refill stock
stack shelve pile | slice cut chop | patrol guard | protect guard safeguard | measure gauge | screen vet check | host entertain | cater serve
book reserve | renew extend | collect receive | receive accept take | hand pass | label tag mark | digitise digitize scan | copy duplicate
print produce | restore recover | upgrade update | patch fix | simplify streamline | streamline optimise
standardise standardize unify harmonise harmonize | unite combine | expand extend enlarge broaden widen | grow expand | doctor physician
lawyer attorney solicitor | diner guest | garden yard | wiring cabling | cable wire | lift elevator | till register checkout | parcel package
box carton | mail post | freight cargo | passenger traveller traveler | carer caregiver | tenant resident | property estate | land plot | crop harvest
livestock animal | pet animal | sample specimen | lab laboratory | experiment trial test | study trial | publication paper | journal magazine
blog website | post article | follower subscriber | traffic visitor | signup registration | enrolment enrollment registration | turnout attendance
donation gift | donor sponsor | charity nonprofit | community neighbourhood neighborhood | city town | council authority | law legislation
accident incident | breakdown failure outage | outage downtime | uptime availability | scrap waste | waste rubbish garbage trash
energy power electricity | fuel petrol | chart graph diagram | slide deck | presentation talk speech lecture | workshop seminar training
seminar webinar | module course | curriculum syllabus | essay paper | thesis dissertation | scholarship bursary | award prize | contest competition
club society | match game | coach trainer | concert performance gig | show performance | exhibit exhibition display | festival event | venue location
room space | desk counter | diary calendar schedule | appointment booking reservation | minutes notes | memo note | bid tender offer
offer quote quotation | quote estimate | loan credit | debt arrears | reimbursement refund | ledger accounts books | bookkeeping accounting
bonus incentive | turnover attrition | vacancy opening position | candidate applicant | induction orientation onboarding | intern trainee apprentice
costly expensive | difficult hard complex | complex complicated | easy simple | automatic automated | digital electronic
global international worldwide | broken damaged faulty defective | lost missing | late delayed overdue | outstanding overdue | common frequent
verbal oral spoken | external outside | existing current present | past previous | contain hold | fit suit | serve help | mind watch | arrange handle
invent devise | do make create produce prepare write compile complete | do give hold run conduct deliver provide perform host have
do handle process manage | keep maintain hold run | make place take | give lead guide | bring carry take | put place set | put enter add | see notice
tell inform brief | ready prepare | begin commence | buy source | cope handle | choose decide | decide determine | stop prevent | fight combat
raise collect | win obtain | gain acquire | land win secure | build form | form create establish | oversee run | hunt search | try test | taste sample
care nurse | nurse treat | feed nourish | dress bandage | lift carry | mix blend | fold wrap | heat warm | cool chill | freeze chill | brew make
pour serve | season flavour flavor | garnish decorate | sew stitch | knit weave | iron press | dye colour color | polish shine | scrub clean
sweep clean | mop clean | disinfect sanitise sanitize sterilise sterilize | dust clean | vacuum hoover | dig excavate | lay pave | drill bore
weld solder | wire connect | plumb fit | tune calibrate adjust | align adjust | grease lubricate | tow haul | steer navigate | pilot fly
sail navigate | dock moor | dispatch route | route direct | direct guide | lobby campaign | argue plead | defend represent | sue prosecute
arrest detain | search inspect | file submit lodge | submit send | apply request | deposit bank | withdraw take | withdraw remove | borrow loan
lend loan | broker negotiate arrange | value appraise estimate | price value | list advertise | let rent lease | rent lease hire | equip fit outfit
stage present | act perform play | sing perform | dance perform | arrange adapt | record tape | mix edit | edit proofread | proofread check
cite reference | summarise summarize condense abridge | transcribe type | dictate record | interpret translate | translate convert
localise localize translate | annotate label | label classify | classify categorise categorize sort group | group cluster | mine extract
extract pull get | pull retrieve extract | scrape extract collect | parse process | clean cleanse | cleanse scrub | merge integrate
integrate embed incorporate | embed include | train fit | model simulate | simulate emulate | predict estimate | plot chart graph | chart draw
visualise visualize show display | map chart | sketch design | prototype mock | deploy release ship | containerise containerize package
provision supply | scale expand | monitor supervise | patch repair | harden secure | encrypt protect | restore rebuild | port migrate
refactor restructure clean rewrite | rename relabel | document describe | comment annotate | beneficiary recipient | recipient receiver
spouse partner | relative family | adult grownup | newborn infant | youth teenager young | dweller resident | citizen resident | native local
newcomer arrival | arrival joiner starter | starter joiner hire | leaver departure | shift turn | holiday leave vacation | pay compensation
headcount staff | workload load | deadline date | milestone target | budget fund | spend cost expenditure | saving reduction | surplus excess
shortage lack | lack absence | gap shortfall | backlog queue | queue line | throughput output | output production | production manufacturing
manufacture make produce | yield output | crop yield | cause reason | step stage phase | cycle round | edition issue | version release | draft version
copy issue | page sheet | sheet form | form document | template form pattern | layout arrangement design | look appearance | style design
topic subject theme | subject matter topic | field area subject | knowledge understanding | experience background | background history
history record | progress development | trend pattern | pattern model | model version | sample example | example instance | case instance | case file
norm rule standard | law rule | right entitlement | duty obligation | risk hazard danger | threat risk | harm damage | damage loss | fire blaze
repair maintenance | spare part | component unit module | unit item piece | set collection | collection range | range selection | mixture mix
batch lot | lot plot | worst poorest | weak poor | slow sluggish | short brief | long lengthy | wide broad | narrow limited | deep thorough
thorough detailed | detailed comprehensive | rough approximate | exact precise | precise accurate | plain simple | clear plain | bright light
live online realtime | remote distant | distant far | near close | close nearby | early timely | timely prompt | prompt quick | sudden unexpected
unexpected unplanned | planned scheduled | fixed set | joint shared common | public open | private personal | personal individual | individual single
special particular | particular specific | typical usual | ordinary normal | additional extra further | spare extra | remaining left
leftover remaining surplus | unused spare idle | indoors inside | outdoors outside`
    .split(/[|\n]/)
    .map((group) => group.trim().split(" "));
