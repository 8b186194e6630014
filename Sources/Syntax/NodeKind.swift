/// The kind of a node. The names follow the grammar in The Swift Programming Language if it has a matching rule.
///
/// The comment after or above a kind lists its children in source order. Children with `?` may be absent, and those
/// with `*` may occur any number of times. Tokens are not children: names, keywords, and brackets are in the node's
/// token range.
public enum NodeKind: UInt8, Sendable, CaseIterable {
  case sourceFile  // (statement | declaration)*

  // Declarations. Each of them may begin with attributeList? modifierList?
  case importDeclaration  // tokens: import kind? path
  case structDeclaration  // genericParameterClause? inheritanceClause? genericWhereClause? memberBlock
  case classDeclaration  // the same
  case enumDeclaration  // the same
  case actorDeclaration  // the same
  case protocolDeclaration  // primaryAssociatedTypeClause? inheritanceClause? genericWhereClause? memberBlock
  case extensionDeclaration  // type inheritanceClause? genericWhereClause? memberBlock
  case memberBlock  // declaration*   tokens: { }
  // genericParameterClause? parameterClause effects? returnClause? genericWhereClause? codeBlock?
  case functionDeclaration
  case initializerDeclaration  // the same without returnClause; `?`/`!` after init is a token
  case deinitializerDeclaration  // effects? codeBlock?
  case subscriptDeclaration  // genericParameterClause? parameterClause returnClause? genericWhereClause? accessorBlock?
  case variableDeclaration  // patternBinding+   tokens: let | var | inout … ,
  case patternBinding  // pattern typeAnnotation? initializerClause? accessorBlock?
  case typeAnnotation  // type   tokens: :
  case initializerClause  // expression   tokens: =
  case accessorBlock  // accessorDeclaration* | statement* (implicit getter)   tokens: { }
  case accessorDeclaration  // attributeList? modifierList? parameterClause? effects? codeBlock?
  case enumCaseDeclaration  // enumCaseElement+
  case enumCaseElement  // parameterClause? initializerClause?
  case typealiasDeclaration  // genericParameterClause? type? (after `=`) genericWhereClause?
  case associatedtypeDeclaration  // inheritanceClause? type? genericWhereClause?
  case operatorDeclaration  // tokens only
  case precedenceGroupDeclaration  // tokens only
  // genericParameterClause? parameterClause? effects? returnClause? initializerClause? genericWhereClause?
  case macroDeclaration
  case macroExpansion  // genericArgumentClause? argument* closure? labeledTrailingClosure*   tokens: # name ( )
  case ifConfig  // ifConfigClause+   tokens: #endif
  // expression? (what the place of the `#if` allows)*   tokens: #if | #elseif | #else
  case ifConfigClause
  case sourceLocationDirective  // tokens only
  case unexpected  // tokens without a place in the grammar, kept so that nothing is lost
  case opaque  // a construct nested deeper than the parser follows, kept as tokens

  // Parts of declarations
  case attributeList  // (attribute | ifConfig)*
  case attribute  // type argument* (or opaque tokens in the parentheses)   tokens: @ ( )
  case modifierList  // modifier*
  case modifier  // tokens: name, or name ( detail )
  case genericParameterClause  // genericParameter* genericWhereClause?   tokens: < , >
  case genericParameter  // attributeList? type* (constraint or type of a value; default)   tokens: each? let? name : =
  case primaryAssociatedTypeClause  // tokens: < name , … >
  case genericWhereClause  // genericRequirement+
  case genericRequirement  // type type   tokens: : | == | ~
  case inheritanceClause  // inheritedType*
  case inheritedType  // type
  case parameterClause  // parameter*   tokens: ( )
  case parameter  // attributeList? modifierList? type? initializerClause?   tokens: label? name :  … ,
  case effects  // type? (typed throws)   tokens: async | throws | rethrows | reasync
  case returnClause  // type   tokens: ->
  case codeBlock  // statement*   tokens: { }

  // Types
  case identifierType  // genericArgumentClause?   tokens: name
  case memberType  // type genericArgumentClause?   tokens: . name
  case optionalType  // type   tokens: ?
  case implicitlyUnwrappedOptionalType  // type   tokens: !
  case arrayType  // type
  case inlineArrayType  // type type   tokens: [ of ]
  case dictionaryType  // type type
  case tupleType  // tupleTypeElement*
  case tupleTypeElement  // type   tokens: label? name? :
  case functionType  // tupleTypeElement* effects? returnClause
  case attributedType  // attributeList? type   tokens: specifiers (inout, borrowing, isolated …)
  case someOrAnyType  // type   tokens: some | any
  case namedOpaqueType  // genericParameterClause type   a named opaque result: `<T: P> [T]`
  case compositionType  // type+   tokens: &
  case metatypeType  // type   tokens: . Type | Protocol
  case suppressedType  // type   tokens: ~
  case packExpansionType  // type   tokens: repeat
  case packElementType  // type   tokens: each
  case genericArgumentClause  // (type | expression)*   tokens: < , >

  // Patterns
  case identifierPattern  // tokens: name
  case wildcardPattern  // tokens: _
  case tuplePattern  // tuplePatternElement*
  case tuplePatternElement  // pattern   tokens: label? :
  case valueBindingPattern  // pattern   tokens: let | var | inout
  case isTypePattern  // type   tokens: is
  case expressionPattern  // expression

  // Statements
  case returnStatement  // expression?
  case throwStatement  // expression
  case guardStatement  // conditionList codeBlock
  case whileStatement  // conditionList codeBlock
  case repeatWhileStatement  // codeBlock expression
  // pattern typeAnnotation? expression? whereClause? codeBlock?   tokens: for try? await? unsafe? case? in
  case forInStatement
  case whereClause  // expression   tokens: where
  case doStatement  // effects? codeBlock catchClause*
  case catchClause  // caseItem* codeBlock
  case deferStatement  // codeBlock
  case breakStatement  // tokens: break label?
  case continueStatement  // tokens: continue label?
  case fallthroughStatement
  case labeledStatement  // statement   tokens: name :
  case yieldStatement  // expression*
  case thenStatement  // expression
  case discardStatement  // expression
  case conditionList  // (expression | optionalBindingCondition | matchingPatternCondition | availabilityCondition)*
  case optionalBindingCondition  // pattern typeAnnotation? initializerClause?   tokens: let | var
  case matchingPatternCondition  // pattern typeAnnotation? initializerClause   tokens: case
  case availabilityCondition  // tokens: #available ( … )
  case switchCase  // attributeList? caseItem* statement*   tokens: case | default … :
  case caseItem  // pattern whereClause?

  // Expressions
  case ifExpression  // conditionList codeBlock (codeBlock | ifExpression)?   also used as a statement
  case switchExpression  // expression (switchCase | ifConfig)*
  case sequenceExpression  // operands and operators in source order, no precedence
  case binaryOperator  // tokens: operator
  case assignmentOperator  // tokens: =
  case arrowOperator  // effects?   tokens: ->
  case ternaryOperator  // expression   tokens: ? :   (the condition and the else part are its siblings)
  case isOperator  // type   tokens: is
  case asOperator  // type   tokens: as | as? | as!
  case prefixExpression  // expression   tokens: operator
  case postfixExpression  // expression   tokens: operator
  case inOutExpression  // expression   tokens: &
  case tryExpression  // expression   tokens: try | try? | try!
  case awaitExpression  // expression
  case unsafeExpression  // expression
  case consumeExpression  // expression
  case copyExpression  // expression
  case borrowExpression  // expression
  case eachExpression  // expression   (pack element)
  case repeatExpression  // expression   (pack expansion)
  case identifierExpression  // declarationNameArguments?   tokens: name | self | Self | init | $0 | operator
  case superExpression
  case genericSpecialization  // expression genericArgumentClause
  case memberAccess  // expression? declarationNameArguments?   tokens: . name   (no base: implicit member)
  case declarationNameArguments  // tokens: ( label : … )
  case call  // expression argument* closure? labeledTrailingClosure*   tokens: ( , )
  case argument  // expression   tokens: label? :
  case labeledTrailingClosure  // closure   tokens: label :
  case subscriptCall  // expression argument* closure? labeledTrailingClosure*   tokens: [ , ]
  case forceUnwrap  // expression   tokens: !
  case optionalChaining  // expression   tokens: ?
  case closure  // closureSignature? statement*   tokens: { }
  // attributeList? closureCaptureClause? (parameterClause | closureShorthandParameter*) effects? returnClause?   tokens: in
  case closureSignature
  case closureCaptureClause  // closureCapture*   tokens: [ ]
  case closureCapture  // (initializerClause | expression)?   tokens: specifier? name
  case closureShorthandParameter  // tokens: name
  case tupleExpression  // argument*   tokens: ( )   with one unlabeled element, a parenthesized expression
  case arrayExpression  // expression*
  case dictionaryExpression  // dictionaryElement*
  case dictionaryElement  // expression expression
  case integerLiteral
  case floatingPointLiteral
  case booleanLiteral
  case nilLiteral
  case stringLiteral  // interpolation*
  case interpolation  // argument*   tokens: \( )
  case regularExpressionLiteral
  case keyPath  // type? keyPathComponent*   tokens: \
  case keyPathComponent  // declarationNameArguments? genericArgumentClause? argument*   tokens: . name | [ ] | ? | !
  case discardAssignment  // tokens: _
  case patternExpression  // pattern   (a pattern inside an expression pattern: `.some(let x)`)
  case typeExpression  // type   (a type in expression position: `[Int].self`, `any P.self`)
  case editorPlaceholder
  case postfixIfConfig  // expression ifConfig   (`#if` inside a member chain)
}
