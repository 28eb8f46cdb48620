/** Words of everyday questions and what pages say in their place, a line each. What shares its beginning is found without. */
export const english = `
buy bought purchase order
sell sold sale retail
break broke
repair fix mend restore
close shut
allow permit let authorise
forbid ban banned prohibit
begin began begun start
end finish conclude
win won winner victory
lose lost loss defeat
die died death dead
move relocate shift transfer
store keep kept hold
delete remove wipe
restore recover retrieve
cut chop slice trim
bake oven roast cook
boil simmer cook
plant sow sown seed
prune trim clip cut
swim swam swum
walk hike hiking
reserve book
pay paid settle
refund reimburse repay
complain object dispute
join enrol register membership
leave left depart exit
teach taught instruct train
learn study
write wrote
publish release issue
measure gauge size
weigh mass heavy
charge recharge
install setup configure
update upgrade patch newer
copy copied duplicate
discount reduced concession rebate
free complimentary
child kid minor juvenile
baby babies infant newborn
pet animal companion
ticket pass permit admission
founder creator originator
maker manufacturer made producer
company firm business corporation
disease illness condition disorder
medicine drug medication tablet pill
salary wage pay earn
doctor physician gp
hospital clinic ward
boss manager chief head
place spot site location
way road route path
car vehicle auto
bread loaf loaves dough
picture photo image
backup copy snapshot archive
password passcode pin
login signin logon log
error fault code failure
limit maximum most
minimum least min lowest
big bigger large huge
small little tiny
old oldest ancient historic
new newest recent latest
broken faulty cracked damage
dangerous danger hazard unsafe
job post position vacancy
worker staff employee personnel
hire recruit employ appoint
rent hire lease
fire dismiss sack
hurt injured wound harm
pain hurt
born birth
live living reside inhabit
house home
room chamber bedroom accommodation
hotel inn guesthouse lodge
stay accommodation overnight
eat ate eaten consume
drink drank drunk
food meal dish
shop store outlet
station stop terminal
plane aircraft airplane
bicycle bike cycle
trip journey travel tour
visit tourist
fall fell drop
rise rose climb increase
carry transport
bring brought carry fetch
give gave donate
send sent mail ship
deliver shipping shipment
return exchange
receive get got
find found locate discover
tell told inform notify
help assist support aid
contact phone email reach
phone telephone call mobile
address street location
change alter modify
replace substitute
add include append insert
stop halt cease
late delay overdue
near close
student pupil
retire pension
school college academy
exam test assessment
library lending
film movie picture
build construct
steal stole theft
fine penalty
invoice bill receipt
insurance insured cover
guarantee warranty
contract agreement terms
expire valid
renew extend
passport id identification
licence permit
accept approve
reject refuse decline denied
choose chose select pick
decide decision determine
check verify inspect
problem issue trouble
solve solution resolve fix
solution workaround fix
warn alert caution
dirty stain soiled
clean wash wipe
wash laundry rinse
wet damp moist
electricity power mains
switch toggle turn
enable activate
disable deactivate
screen display monitor
shortcut hotkey keystroke
computer pc laptop machine
folder directory
save write store
program software app application
setting option preference configure
version release edition
compatible supported
disk drive disc
network internet wifi
website site page web
hide hid hidden conceal
entrance entry enter admission
floor storey level
stairs steps
sleep slept asleep nap
recipe ingredients method
ingredient contain contents
mix stir blend
fridge refrigerator chilled
freezer frozen
tool equipment kit
forget forgot
test diagnosis
operation surgery
prescription prescribed
pharmacy chemist
tired fatigue exhausted sleepy
queue wait line
booking reserve appointment
postpone reschedule
lost missing
open unlock access
warm heat
cool chill refrigerate cold
lend lent loan
borrow loan checkout
parcel package shipment
file document attachment
download fetch
appointment consultation slot
reboot restart
subway metro underground tube
catch caught
drive drove
ride rode
wear wore worn
grow grew
know knew
throw threw
fly flew flight
freeze froze
speak spoke talk
spend spent
feel felt
feed fed
build built
stand stood
light lit
meet met
wake woke
run ran
see saw seen
foot feet
tooth teeth
price cost fee rate
amount sum total
tall height high
fast quick speed
pot container
job career profession
`;
